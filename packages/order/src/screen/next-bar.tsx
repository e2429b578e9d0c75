import { CheckoutProblem, CouponNotice } from "@sughurta/checkout";
import { SubmitButton } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { OrderWizard } from "../wizard/use-order-wizard.ts";
import type { OrderPayment, OrderPurchase } from "./order-screen-props.ts";

export interface NextBarProps {
  readonly wizard: Pick<OrderWizard<object, string, string>, "isLast" | "place">;
  readonly purchase: OrderPurchase;
  readonly onResult: OrderPayment["onResult"];
  /** The step is not valid yet; the button lists the missing fields when it is pressed all the same. */
  readonly isIncomplete: boolean;
  /** Rendered below the button. */
  readonly children: ReactNode;
}

/** The button that continues or buys, beside the price on a narrow screen, with the reasons that prevent it. */
export function NextBar({ wizard, purchase, onResult, isIncomplete, children }: NextBarProps) {
  const { t } = useTexts(orderTexts);
  const { isLast, place } = wizard;
  const { price, dueNow, coupon, checkout, quote, unpricedTries = 0 } = purchase;
  const isWaiting = isLast && unpricedTries > 0 && quote?.kind === "loading";

  return (
    <>
      {isLast ? (
        <>
          <CouponNotice coupon={coupon} />
          <CheckoutProblem state={checkout.state} onResult={onResult} />
        </>
      ) : null}
      <div className="sg-order__next" data-priced={price === undefined ? undefined : ""}>
        <SubmitButton
          size="large"
          iconEnd={isLast ? undefined : "arrow-right"}
          busy={checkout.state.step === "saving"}
          aria-disabled={isIncomplete ? true : undefined}
        >
          {isLast ? (
            <BuyText price={price} dueNow={dueNow} />
          ) : (
            t(place.returnTo === undefined ? "steps.next" : "steps.return")
          )}
        </SubmitButton>
      </div>
      <div className="sg-order__after">
        {isWaiting ? (
          <p className="sg-button-reason" role="status">
            {t("buy.priceFirst")}
          </p>
        ) : null}
        {children}
      </div>
    </>
  );
}

/**
 * Shows the price, or the amount due now and the total; the bar of a narrow screen shows the total beside the button.
 */
function BuyText({ price, dueNow }: Pick<OrderPurchase, "price" | "dueNow">) {
  const { t, rich, format } = useTexts(orderTexts);
  if (price === undefined) return t("buy.unpriced");
  return (
    <>
      <span className="sg-order__buy-priced">
        {dueNow === undefined
          ? rich("buy.priced", { price: format.money(price) })
          : rich("buy.instalments", { now: format.money(dueNow), price: format.money(price) })}
      </span>
      <span className="sg-order__buy" aria-hidden="true">
        {t("buy.unpriced")}
        {dueNow === undefined ? null : (
          <span className="sg-order__buy-now">
            {rich("buy.now", { now: format.money(dueNow) })}
          </span>
        )}
      </span>
    </>
  );
}

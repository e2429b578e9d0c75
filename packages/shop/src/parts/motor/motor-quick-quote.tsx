import { motorDraft } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type MotorQuickAnswers, motorQuickQuoteTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { isTransferLink } from "@sughurta/order/draft-transfer";
import { isQuoteLink } from "@sughurta/order/quote-link";
import { useState } from "react";
import { Arrival } from "../arrival.tsx";
import { useOpenOrder } from "../open-order.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { MtplOrder, type MtplOrderProps } from "./mtpl-order.tsx";

const QuickQuote = lazyComponent(
  lazyModule(() => import("@sughurta/motor-flow/quick-quote")),
  (module) => module.MotorQuickQuote,
);
const MTPL_DRAFT = motorDraft("MTPL");
const TEXTS = [motorQuickQuoteTexts, orderTexts, formTexts];

/** Properties of {@link MotorQuickQuote}; its order has them too. */
export type MotorQuickQuoteProps = Omit<MtplOrderProps, "initialAnswers">;

/**
 * The price of compulsory liability for three answers, then the order with them. An order that was left in this tab, or
 * that comes from another device, is shown at once.
 */
export function MotorQuickQuote(props: MotorQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const [left, openOrder] = useOpenOrder(MTPL_DRAFT);
  const [answers, setAnswers] = useState<MotorQuickAnswers>();
  const [isLinked] = useState(
    () =>
      isTransferLink(window.location.href, MTPL_DRAFT) ||
      isQuoteLink(window.location.href, MTPL_DRAFT),
  );
  if (answers) {
    return (
      <Arrival>
        <MtplOrder {...props} initialAnswers={answers} />
      </Arrival>
    );
  }
  if (left || isLinked) return <MtplOrder {...props} />;
  return (
    <ShopPart product="car" name="MTPL" texts={TEXTS} firstHeading={2}>
      <QuickQuote
        today={today}
        partner={partner}
        coupon={initialCoupon}
        onContinue={(given) => {
          openOrder.write(MTPL_DRAFT);
          setAnswers(given);
        }}
      />
    </ShopPart>
  );
}

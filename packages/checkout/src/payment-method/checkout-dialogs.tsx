import { operatorsFor, type PaymentOperator, type PolicyType } from "@sughurta/domain";
import { LazyDialogBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button, Dialog, Price, Spinner, Stack } from "@sughurta/ui-kit";
import { useEffect } from "react";
import type { SavedOrder } from "../purchase/checkout-state.ts";
import type { Checkout } from "../purchase/use-checkout.ts";
import { paymentTexts } from "../texts/checkout-texts.ts";
import type { RemainingInstalment } from "./operator-choice.tsx";
import { useRenderSavedOrder } from "./saved-order-step.tsx";

const paymentDialog = lazyModule(() => import("./payment-method-dialog.tsx"));
const PaymentMethodDialog = lazyComponent(paymentDialog, (module) => module.PaymentMethodDialog);

/** Properties of the dialogs: the current purchase, the product, and the payment options. */
export interface CheckoutDialogsProps {
  /** The payment of this order. */
  readonly checkout: Pick<
    Checkout<never>,
    "state" | "openPayment" | "pay" | "cancel" | "confirmPrice" | "reset"
  >;
  /** Kind of policy that is sold. */
  readonly policyType: PolicyType;
  /** National digits to which the policy is sent by SMS; shown again before the payment (SPEC-60). */
  readonly phone?: string | undefined;
  /** Amount paid now for an order in instalments, TJS; the whole price by default. */
  readonly dueNow?: number | undefined;
  /** Amount of the later instalments; nothing by default. */
  readonly later?: readonly RemainingInstalment[] | undefined;
  /** Operators to offer, of those that the service offers; all of them by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
}

/** The dialogs between a saved order and its payment. */
export function CheckoutDialogs({
  checkout,
  policyType,
  phone,
  dueNow,
  later,
  operators,
  onResult,
}: CheckoutDialogsProps) {
  const { t, rich, format } = useTexts(paymentTexts);
  const { state } = checkout;
  const renderSaved = useRenderSavedOrder();
  // While there is still a network: a browser never requests a module again after a failure.
  useEffect(paymentDialog.preload, []);

  if (state.step === "priceChanged") {
    const newPrice = format.money(state.newPrice);
    return (
      <Dialog
        open
        size="small"
        title={t("priceChanged.title")}
        closeText={t("pay.close")}
        onClose={checkout.cancel}
      >
        <Stack>
          <p>{t("priceChanged.text")}</p>
          <Price
            label={t("priceChanged.now")}
            wasText={t("priceChanged.was")}
            was={format.money(state.oldPrice)}
            amount={newPrice}
            size="large"
            live={false}
          />
          <Button wide onClick={() => void checkout.confirmPrice()}>
            {rich("priceChanged.confirm", { price: newPrice })}
          </Button>
          <Button wide variant="quiet" onClick={checkout.cancel}>
            {t("priceChanged.cancel")}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  if (state.step === "alreadyPaid") {
    return (
      <Dialog
        open
        size="small"
        title={t("alreadyPaid.title")}
        closeText={t("pay.close")}
        onClose={checkout.cancel}
      >
        <Stack>
          <p>{t("alreadyPaid.text")}</p>
          <Button wide onClick={() => onResult(state.paymentId)}>
            {t("alreadyPaid.show")}
          </Button>
          <Button wide variant="quiet" onClick={checkout.reset}>
            {t("alreadyPaid.again")}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  if ("order" in state && renderSaved) return renderSaved(state.order, checkout.cancel);
  if ("order" in state) {
    return (
      <LazyDialogBoundary
        fallback={
          <div className="sg-pay-coming">
            <Spinner label={t("pay.title")} />
          </div>
        }
        open
        onClose={checkout.cancel}
      >
        <PaymentMethodDialog
          state={state}
          operators={offeredOperators(policyType, state.order, operators)}
          phone={phone}
          dueNow={dueNow}
          later={later}
          openPayment={checkout.openPayment}
          onResult={onResult}
          onPay={(operator) => void checkout.pay(operator)}
          onClose={checkout.cancel}
        />
      </LazyDialogBoundary>
    );
  }
  return null;
}

/** Operators with a provider on the service, as far as the host allows them. */
function offeredOperators(
  policyType: PolicyType,
  { operators = operatorsFor(policyType) }: SavedOrder,
  wanted: readonly PaymentOperator[] = operators,
) {
  return operators.filter((operator) => wanted.includes(operator));
}

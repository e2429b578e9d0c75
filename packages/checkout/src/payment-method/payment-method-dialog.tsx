import type { PaymentOperator } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Dialog, Spinner } from "@sughurta/ui-kit";
import { lazy } from "react";
import type { CheckoutState } from "../purchase/checkout-state.ts";
import { laterCheckoutTexts } from "../texts/later-checkout-texts.ts";
import { OperatorChoice } from "./operator-choice.tsx";

const QrPayment = lazy(async () => ({
  default: (await import("./qr-payment.tsx")).QrPayment,
}));

/** Steps in which the dialog is open. */
export type PaymentStep = Extract<
  CheckoutState,
  { step: "choosing" | "paying" | "leaving" | "scanning" }
>;

export interface PaymentMethodDialogProps {
  readonly state: PaymentStep;
  readonly operators: readonly PaymentOperator[];
  /** National digits to which the policy goes by SMS; shown once more before the money (decision 60). */
  readonly phone: string;
  /** What is paid now of an order in instalments, TJS; the whole price by default. */
  readonly dueNow?: number | undefined;
  readonly onPay: (operator: PaymentOperator) => void;
  readonly onClose: () => void;
  readonly onReceiptSent: (paymentId: string) => void;
  readonly onReceiptLater: (paymentId: string) => void;
}

/** Payment of a saved order: the ways to pay, or the code to scan (S1 §4). */
export function PaymentMethodDialog({
  state,
  operators,
  phone,
  dueNow,
  onPay,
  onClose,
  onReceiptSent,
  onReceiptLater,
}: PaymentMethodDialogProps) {
  const { t } = useTexts(laterCheckoutTexts);
  const busy = state.step === "paying" || state.step === "leaving";
  return (
    <Dialog
      open
      title={state.step === "scanning" ? t("qr.title") : t("pay.title")}
      closeText={t("pay.close")}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      {state.step === "scanning" ? (
        <LazyBoundary fallback={<Spinner label={t("qr.loading")} />}>
          <QrPayment
            paymentId={state.paymentId}
            redirectUrl={state.redirectUrl}
            price={dueNow ?? state.order.price}
            onReceiptSent={() => onReceiptSent(state.paymentId)}
            onLater={() => onReceiptLater(state.paymentId)}
          />
        </LazyBoundary>
      ) : (
        <OperatorChoice
          operators={operators}
          price={state.order.price}
          dueNow={dueNow}
          oldPrice={state.step === "choosing" ? state.oldPrice : undefined}
          phone={phone}
          busy={busy}
          leaving={state.step === "leaving"}
          problem={state.step === "choosing" ? state.problem : undefined}
          seconds={state.step === "choosing" ? state.seconds : undefined}
          onChoose={onPay}
        />
      )}
    </Dialog>
  );
}

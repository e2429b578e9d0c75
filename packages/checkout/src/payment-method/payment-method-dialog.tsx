import type { PaymentOperator } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button, Dialog, Spinner, Stack } from "@sughurta/ui-kit";
import { useId } from "react";
import type { CheckoutState } from "../purchase/checkout-state.ts";
import { OpenPaymentNote } from "../purchase/open-payment-note.tsx";
import type { OpenPayment } from "../purchase/use-open-payment.ts";
import { paymentTexts } from "../texts/checkout-texts.ts";
import { OperatorChoice, type RemainingInstalment } from "./operator-choice.tsx";

const QrPayment = lazyComponent(
  lazyModule(() => import("./qr-payment.tsx")),
  (module) => module.QrPayment,
);

/** Steps in which the dialog is open. */
export type PaymentStep = Extract<
  CheckoutState,
  { step: "choosing" | "paying" | "leaving" | "scanning" }
>;

export interface PaymentMethodDialogProps {
  /** State of the payment. */
  readonly state: PaymentStep;
  /** Operators to offer, in this order. */
  readonly operators: readonly PaymentOperator[];
  /** National digits to which the policy is sent by SMS; shown again before the payment (SPEC-60). */
  readonly phone?: string | undefined;
  /** Amount paid now for an order in instalments, TJS; the whole price by default. */
  readonly dueNow?: number | undefined;
  /** Amount of the later instalments; nothing by default. */
  readonly later?: readonly RemainingInstalment[] | undefined;
  /** Called with the chosen payment method. */
  readonly onPay: (operator: PaymentOperator) => void;
  readonly onClose: () => void;
  /** An earlier payment of this order. */
  readonly openPayment?: OpenPayment | undefined;
  /** Shows the result page of a payment, which accepts its receipt too. */
  readonly onResult: (paymentId: string) => void;
}

/** Payment of a saved order: the ways to pay, or the code to scan (S1 §4). */
export function PaymentMethodDialog({
  state,
  operators,
  phone,
  dueNow,
  later,
  onPay,
  onClose,
  openPayment,
  onResult,
}: PaymentMethodDialogProps) {
  const { t, rich, format } = useTexts(paymentTexts);
  const formId = useId();
  const busy = state.step === "paying" || state.step === "leaving";
  return (
    <Dialog
      open
      title={state.step === "scanning" ? t("qr.title") : t("pay.title")}
      closeText={t("pay.close")}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        state.step === "scanning" ? undefined : (
          <Button type="submit" form={formId} size="large" wide busy={busy}>
            {state.step === "leaving"
              ? t("pay.leaving")
              : rich("pay.submit", { price: format.money(dueNow ?? state.order.price) })}
          </Button>
        )
      }
    >
      {state.step === "scanning" ? (
        <LazyBoundary fallback={<Spinner label={t("qr.loading")} />}>
          <QrPayment
            paymentId={state.paymentId}
            redirectUrl={state.redirectUrl}
            price={dueNow ?? state.order.price}
            onReceiptSent={() => onResult(state.paymentId)}
            onLater={() => onResult(state.paymentId)}
          />
        </LazyBoundary>
      ) : (
        <Stack gap="lg">
          <OpenPaymentNote payment={busy ? undefined : openPayment} onResult={onResult} />
          <OperatorChoice
            formId={formId}
            operators={operators}
            price={state.order.price}
            dueNow={dueNow}
            later={later}
            oldPrice={state.step === "choosing" ? state.oldPrice : undefined}
            phone={phone}
            busy={busy}
            problem={state.step === "choosing" ? state.problem : undefined}
            seconds={state.step === "choosing" ? state.seconds : undefined}
            onChoose={onPay}
          />
        </Stack>
      )}
    </Dialog>
  );
}

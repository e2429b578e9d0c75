import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { paymentTexts } from "../texts/checkout-texts.ts";
import type { OpenPayment } from "./use-open-payment.ts";

export interface OpenPaymentNoteProps {
  /** An earlier payment of this order. */
  readonly payment: OpenPayment | undefined;
  /** Shows the result page of the payment, with its code where it has one. */
  readonly onResult: (paymentId: string) => void;
}

/** Notice above an order that a payment of it was started before, to prevent a second payment. */
export function OpenPaymentNote({ payment, onResult }: OpenPaymentNoteProps) {
  if (!payment) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note payment={payment} onResult={onResult} />
    </LazyBoundary>
  );
}

function Note({
  payment: { paymentId, kind },
  onResult,
}: {
  readonly payment: OpenPayment;
  readonly onResult: (paymentId: string) => void;
}) {
  const { t } = useTexts(paymentTexts);
  return (
    <Alert
      tone={kind === "paid" ? "success" : "warning"}
      live="polite"
      title={t(`openPayment.${kind}.title`)}
      actions={
        <Button variant="secondary" onClick={() => onResult(paymentId)}>
          {t(`openPayment.${kind}.show`)}
        </Button>
      }
    >
      {t(`openPayment.${kind}.text`)}
    </Alert>
  );
}

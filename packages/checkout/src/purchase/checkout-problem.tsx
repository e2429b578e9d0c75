import { LazyBoundary, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { paymentTexts } from "../texts/checkout-texts.ts";
import type { CheckoutState, SaveProblem } from "./checkout-state.ts";

export interface CheckoutProblemProps {
  /** State of the payment. */
  readonly state: CheckoutState;
  /** Shows the result page of a payment, which accepts its receipt. */
  readonly onResult: (paymentId: string) => void;
}

/** Why the purchase did not continue; belongs beside the button that starts it. */
export function CheckoutProblem({ state, onResult }: CheckoutProblemProps) {
  if (state.step !== "editing") return null;
  const { problem, seconds, receiptUnsent } = state;
  return (
    <LazyBoundary fallback={null}>
      {problem ? <NotSaved problem={problem} seconds={seconds} /> : null}
      {!problem && receiptUnsent !== undefined ? (
        <ReceiptUnsent onSend={() => onResult(receiptUnsent)} />
      ) : null}
    </LazyBoundary>
  );
}

function NotSaved({
  problem,
  seconds = 0,
}: {
  readonly problem: SaveProblem;
  readonly seconds: number | undefined;
}) {
  const { t, format } = useTexts(paymentTexts);
  const { supportPhone } = useInsurer();
  return (
    <Alert tone="danger" live="assertive">
      {t(`save.${problem}`, { phone: supportPhone, wait: format.wait(seconds) })}
    </Alert>
  );
}

function ReceiptUnsent({ onSend }: { readonly onSend: () => void }) {
  const { t } = useTexts(paymentTexts);
  const { supportPhone } = useInsurer();
  return (
    <Alert
      tone="warning"
      live="polite"
      actions={
        <Button variant="secondary" icon="upload" onClick={onSend}>
          {t("save.sendReceipt")}
        </Button>
      }
    >
      {t("save.receiptUnsent", { phone: supportPhone })}
    </Alert>
  );
}

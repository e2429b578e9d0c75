import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import type { CheckoutState } from "./checkout-state.ts";

export interface CheckoutProblemProps {
  readonly state: CheckoutState;
  /** Shows the result page of a payment, which takes its receipt. */
  readonly onResult: (paymentId: string) => void;
}

/** Why the purchase did not go on; belongs beside the button that starts it. */
export function CheckoutProblem({ state, onResult }: CheckoutProblemProps) {
  const { t } = useTexts(checkoutTexts);
  const { supportPhone } = useInsurer();
  if (state.step !== "editing") return null;
  if (state.problem) {
    return (
      <Alert tone="danger" live="assertive">
        {t(`save.${state.problem}`, { phone: supportPhone, seconds: state.seconds ?? 0 })}
      </Alert>
    );
  }
  const { receiptUnsent } = state;
  if (receiptUnsent === undefined) return null;
  return (
    <Alert
      tone="warning"
      live="polite"
      actions={
        <Button variant="secondary" icon="upload" onClick={() => onResult(receiptUnsent)}>
          {t("save.sendReceipt")}
        </Button>
      }
    >
      {t("save.receiptUnsent", { phone: supportPhone })}
    </Alert>
  );
}

import { SUPPORT_NUMBER } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import type { CheckoutState } from "./checkout-state.ts";

export interface CheckoutProblemProps {
  readonly state: CheckoutState;
  readonly supportNumber?: string;
}

/** Why the purchase did not go on; belongs beside the button that starts it. */
export function CheckoutProblem({ state, supportNumber = SUPPORT_NUMBER }: CheckoutProblemProps) {
  const { t } = useTexts(checkoutTexts);
  if (state.step !== "editing") return null;
  if (state.problem) {
    return (
      <Alert tone="danger" live="assertive">
        {t(`save.${state.problem}`, { phone: supportNumber })}
      </Alert>
    );
  }
  if (!state.receiptUnsent) return null;
  return (
    <Alert tone="warning" live="polite">
      {t("save.receiptUnsent", { phone: supportNumber })}
    </Alert>
  );
}

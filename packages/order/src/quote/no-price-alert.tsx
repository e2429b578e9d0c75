import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";
import type { QuoteProblem } from "./quote-state.ts";

export interface NoPriceAlertProps {
  readonly problem: QuoteProblem;
  readonly onRefresh: () => void;
}

/** The rules that an order breaks, or why there is no price, including a lost connection: rendered from the start. */
export function NoPriceAlert({ problem, onRefresh }: NoPriceAlertProps) {
  const { t, rich, format } = useTexts(orderTexts);
  const { supportPhone } = useInsurer();
  if (problem.kind === "rules") {
    return (
      <Alert tone="danger" live="assertive" title={t("noPrice.refused")}>
        <ul>
          {problem.errorMsg.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      live="polite"
      title={t(`noPrice.${problem.kind}`)}
      actions={
        <Button variant="secondary" icon="refresh" onClick={onRefresh}>
          {t("noPrice.again")}
        </Button>
      }
    >
      {rich(
        `noPrice.${problem.kind}Text`,
        { phone: supportPhone },
        { wait: problem.kind === "tooMany" ? format.wait(problem.seconds) : "" },
      )}
    </Alert>
  );
}

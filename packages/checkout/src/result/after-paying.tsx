import { useTexts } from "@sughurta/i18n";
import { Heading } from "@sughurta/ui-kit";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface AfterPayingProps {
  /** What was sent where. */
  readonly text: string;
  /** What to call about the policy. */
  readonly phone: string;
}

/** What to do next with a policy that was paid. */
export function AfterPaying({ text, phone }: AfterPayingProps) {
  const { t } = useTexts(paymentResultTexts);
  return (
    <section className="sg-result__next">
      <p>{text}</p>
      <Heading level={2} className="sg-result__next-title">
        {t("result.nextTitle")}
      </Heading>
      <ol>
        <li>{t("result.nextKeep")}</li>
        <li>{t("result.nextCheck", { phone })}</li>
        <li>{t("result.nextClaim", { phone })}</li>
      </ol>
    </section>
  );
}

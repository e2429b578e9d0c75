import { assistanceCall } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Heading } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface AfterPayingProps {
  /** Where the policy was sent. */
  readonly text: ReactNode;
  /** Phone number for questions about the policy. */
  readonly phone: string;
  /** Called before treatment, where the policy is for a trip. */
  readonly assistancePhone: string | undefined;
}

/** Next steps with a paid policy. */
export function AfterPaying({ text, phone, assistancePhone }: AfterPayingProps) {
  const { t, language } = useTexts(paymentResultTexts);
  return (
    <section className="sg-result__next">
      <p>{text}</p>
      <Heading level={2} className="sg-result__next-title">
        {t("result.nextTitle")}
      </Heading>
      <ol>
        <li>{t("result.nextKeep")}</li>
        <li>{t("result.nextCheck", { phone })}</li>
        {assistancePhone === undefined ? null : (
          <li>{assistanceCall(language, assistancePhone)}</li>
        )}
        <li>{t("result.nextClaim", { phone })}</li>
      </ol>
    </section>
  );
}

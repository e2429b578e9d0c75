import { useTexts } from "@sughurta/i18n";
import { Heading, Stack } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";
import { EVENT_KINDS } from "./claim-schema.ts";

const STEPS = ["stepCall", "stepPapers", "stepDecision"] as const;

/** Next steps after a claim with their dates (SPEC-69), and the required documents. */
export function WhatNext({ eventKind }: { readonly eventKind: string }) {
  const { t } = useTexts(claimsTexts);
  const kind = EVENT_KINDS.find((one) => one === eventKind) ?? "other";
  return (
    <Stack gap="lg">
      <section>
        <Heading level={2} className="sg-claim__heading">
          {t("claim.nextTitle")}
        </Heading>
        <ol className="sg-claim__steps">
          {STEPS.map((step) => (
            <li key={step}>{t(`claim.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading level={2} className="sg-claim__heading">
          {t("papers.title")}
        </Heading>
        <ul className="sg-claim__papers">
          <li>{t("papers.always")}</li>
          <li>{t(`papers.${kind}`)}</li>
        </ul>
      </section>
    </Stack>
  );
}

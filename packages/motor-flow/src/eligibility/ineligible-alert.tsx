import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { Ineligibility } from "../model/ineligibility.ts";
import type { MotorLinks } from "../model/motor-links.ts";
import { ineligibleTexts } from "../texts/motor-texts.ts";
import { IneligibleActions, ineligibilityWords } from "./ineligible-actions.tsx";

export interface IneligibleAlertProps {
  readonly why: Ineligibility;
  readonly links: MotorLinks;
}

/** Why a vehicle or driver cannot be insured, and the next step. */
export function IneligibleAlert({ why, links }: IneligibleAlertProps) {
  const { t } = useTexts(ineligibleTexts);
  const { title, text } = ineligibilityWords(why, t);
  return (
    <Alert tone="warning" title={title} actions={<IneligibleActions why={why} links={links} />}>
      <p>{text}</p>
    </Alert>
  );
}

import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { MotorLinks } from "../motor-links.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import type { Ineligibility } from "./eligibility-of.ts";
import { ineligibilityWords } from "./ineligibility-words.ts";
import { IneligibleActions } from "./ineligible-actions.tsx";

export interface IneligibleNoteProps {
  readonly why: Ineligibility | undefined;
  readonly links: MotorLinks;
}

/** Why what was just filled in cannot be insured, and the next step, at the field that shows it. */
export function IneligibleNote({ why, links }: IneligibleNoteProps) {
  const { t } = useTexts(motorTexts);
  return (
    <div role="status" className="sg-ineligible-note">
      {why ? (
        <Alert
          tone="warning"
          title={ineligibilityWords(why, t).title}
          actions={<IneligibleActions why={why} links={links} />}
        >
          <p>{ineligibilityWords(why, t).text}</p>
        </Alert>
      ) : null}
    </div>
  );
}

import { LazyBoundary } from "@sughurta/forms";
import type { MotorLinks } from "../motor-links.ts";
import type { Ineligibility } from "./eligibility-of.ts";
import { LaterIneligibleAlert } from "./later-ineligible.tsx";

export interface IneligibleNoteProps {
  readonly why: Ineligibility | undefined;
  readonly links: MotorLinks;
}

/** Why what was just filled in cannot be insured, and the next step, at the field that shows it. */
export function IneligibleNote({ why, links }: IneligibleNoteProps) {
  return (
    <div role="status" className="sg-ineligible-note">
      {why ? (
        <LazyBoundary fallback={null}>
          <LaterIneligibleAlert why={why} links={links} />
        </LazyBoundary>
      ) : null}
    </div>
  );
}

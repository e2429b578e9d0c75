import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import type { Ineligibility } from "../model/ineligibility.ts";
import type { MotorLinks } from "../model/motor-links.ts";

const ineligibleAlert = lazyModule(() => import("./ineligible-alert.tsx"));
const IneligibleAlert = lazyComponent(ineligibleAlert, (module) => module.IneligibleAlert);

export interface IneligibleNoteProps {
  readonly why: Ineligibility | undefined;
  readonly links: MotorLinks;
}

/** Why the last input cannot be insured, and the next step, at its field. */
export function IneligibleNote({ why, links }: IneligibleNoteProps) {
  useFirstInteraction(ineligibleAlert.preload);
  return (
    <div role="status" className="sg-ineligible-note">
      {why ? (
        <LazyBoundary fallback={null}>
          <IneligibleAlert why={why} links={links} />
        </LazyBoundary>
      ) : null}
    </div>
  );
}

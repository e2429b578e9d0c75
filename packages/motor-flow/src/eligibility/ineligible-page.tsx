import { useTexts } from "@sughurta/i18n";
import { Button, Container, EmptyState, useHistoryEntry } from "@sughurta/ui-kit";
import { useEffect, useId, useRef } from "react";
import type { Ineligibility } from "../model/ineligibility.ts";
import type { MotorLinks } from "../model/motor-links.ts";
import { ineligibleTexts } from "../texts/motor-texts.ts";
import { IneligibleActions, ineligibilityWords } from "./ineligible-actions.tsx";

export interface IneligiblePageProps {
  readonly why: Ineligibility;
  readonly links: MotorLinks;
  /** Returns to the unchanged order; the browser's Back does the same. */
  readonly onBack: () => void;
}

/** Page for buyers who cannot be insured: reason and alternatives (SPEC-49). */
export function IneligiblePage({ why, links, onBack }: IneligiblePageProps) {
  const { t } = useTexts(ineligibleTexts);
  const page = useRef<HTMLDivElement>(null);
  useHistoryEntry(true, useId(), onBack);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView?.({ block: "start" });
  }, []);
  const { title, text } = ineligibilityWords(why, t);
  return (
    <Container className="sg-ineligible">
      <div ref={page} tabIndex={-1} className="sg-ineligible__page">
        <EmptyState
          level={1}
          title={title}
          actions={
            <>
              <IneligibleActions why={why} links={links} />
              <Button variant="quiet" icon="arrow-left" onClick={onBack}>
                {t("back")}
              </Button>
            </>
          }
        >
          <p>{text}</p>
        </EmptyState>
      </div>
    </Container>
  );
}

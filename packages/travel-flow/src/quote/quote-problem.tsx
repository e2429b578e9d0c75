import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { travelTexts } from "../texts/travel-texts.ts";
import type { TravelQuoteControl } from "./use-travel-quote.ts";

export interface QuoteProblemNoteProps {
  readonly quote: TravelQuoteControl;
  /** How often a purchase was tried without a price: each try leads here. */
  readonly asked: number;
}

/** Why there is no price: the rules that the trip breaks above the form, brought into sight (S1 Â§8). */
export function QuoteProblemNote({ quote, asked }: QuoteProblemNoteProps) {
  const { t } = useTexts(travelTexts);
  const { supportPhone } = useInsurer();
  const box = useRef<HTMLDivElement>(null);
  const problem = quote.kind === "rejected" ? quote.problem : undefined;
  const sentences = problem?.kind === "rules" ? problem.errorMsg : undefined;
  const told = sentences?.join("\n");

  useEffect(() => {
    if (told !== undefined) box.current?.scrollIntoView?.({ block: "start" });
  }, [told]);

  const isTold = problem !== undefined;
  const led = useRef(asked);
  useEffect(() => {
    if (!isTold || led.current === asked) return;
    led.current = asked;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "start" });
  }, [asked, isTold]);

  return (
    <div className="sg-quote-problem" ref={box} tabIndex={-1}>
      {sentences ? (
        <Alert tone="danger" live="assertive" title={t("price.refused")}>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {problem && problem.kind !== "rules" ? (
        <Alert
          tone="warning"
          live="polite"
          title={t(`price.${problem.kind}`)}
          actions={
            <Button variant="secondary" icon="refresh" onClick={quote.refresh}>
              {t("price.again")}
            </Button>
          }
        >
          {t(`price.${problem.kind}Text`, { phone: supportPhone, ...problem })}
        </Alert>
      ) : null}
    </div>
  );
}

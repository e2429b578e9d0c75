import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { Quote, QuoteState } from "./quote-state.ts";

export interface QuoteProblemNoteProps {
  readonly quote: QuoteState<Quote> & { readonly refresh: () => void };
  /** How often a purchase was tried without a price: each try leads here. */
  readonly tries: number;
}

/** Why there is no price: the rules that the order breaks above the form, brought into sight (S1 §8). */
export function QuoteProblemNote({ quote, tries }: QuoteProblemNoteProps) {
  const { t } = useTexts(orderTexts);
  const { supportPhone } = useInsurer();
  const note = useRef<HTMLDivElement>(null);
  const problem = quote.kind === "rejected" ? quote.problem : undefined;
  const sentences = problem?.kind === "rules" ? problem.errorMsg : undefined;
  const message = sentences?.join("\n");

  useEffect(() => {
    if (message !== undefined) note.current?.scrollIntoView?.({ block: "start" });
  }, [message]);

  const hasProblem = problem !== undefined;
  const led = useRef(tries);
  useEffect(() => {
    if (!hasProblem || led.current === tries) return;
    led.current = tries;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: "start" });
  }, [tries, hasProblem]);

  return (
    <div className="sg-quote-problem" ref={note} tabIndex={-1}>
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

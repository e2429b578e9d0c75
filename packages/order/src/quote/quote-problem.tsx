import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { Quote, QuoteProblem, QuoteState } from "./quote-state.ts";

export interface QuoteProblemNoteProps {
  /** The quote's state. */
  readonly quote: QuoteState<Quote> & { readonly refresh: () => void };
  /** Number of purchase attempts without a price: each scrolls here. */
  readonly tries: number;
}

/** Why there is no price: the rules that the order breaks, above the form, scrolled into view (S1 §8). */
export function QuoteProblemNote({ quote, tries }: QuoteProblemNoteProps) {
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
      {problem ? <NoPriceAlert problem={problem} onRefresh={quote.refresh} /> : null}
    </div>
  );
}

export interface NoPriceAlertProps {
  readonly problem: QuoteProblem;
  readonly onRefresh: () => void;
}

/** The rules that an order breaks, or why there is no price, including a lost connection: rendered from the start. */
function NoPriceAlert({ problem, onRefresh }: NoPriceAlertProps) {
  const { t, rich, format } = useTexts(orderTexts);
  const { supportPhone } = useInsurer();
  if (problem.kind === "rules") {
    return (
      <Alert tone="danger" live="assertive" title={t("noPrice.refused")}>
        <ul>
          {problem.errorMsg.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      live="polite"
      title={t(`noPrice.${problem.kind}`)}
      actions={
        <Button variant="secondary" icon="refresh" onClick={onRefresh}>
          {t("noPrice.again")}
        </Button>
      }
    >
      {rich(
        `noPrice.${problem.kind}Text`,
        { phone: supportPhone },
        { wait: problem.kind === "tooMany" ? format.wait(problem.seconds) : "" },
      )}
    </Alert>
  );
}

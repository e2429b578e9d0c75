import { useEffect, useRef } from "react";
import { NoPriceAlert } from "./no-price-alert.tsx";
import type { Quote, QuoteState } from "./quote-state.ts";

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

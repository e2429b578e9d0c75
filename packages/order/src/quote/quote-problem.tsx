import { LazyBoundary } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import { laterViews } from "../later/later-views.ts";
import { laterOrderTexts } from "../texts/later-order-texts.ts";
import type { NoPriceAlertProps } from "./no-price-alert.tsx";
import type { Quote, QuoteState } from "./quote-state.ts";

const later = laterViews(async () => {
  const { NoPriceAlert } = await import("./no-price-alert.tsx");
  return { NoPriceAlert };
}, [laterOrderTexts]);

export interface QuoteProblemNoteProps {
  readonly quote: QuoteState<Quote> & { readonly refresh: () => void };
  /** How often a purchase was tried without a price: each try leads here. */
  readonly tries: number;
}

/** Why there is no price: the rules that the order breaks above the form, brought into sight (S1 §8). */
export function QuoteProblemNote({ quote, tries }: QuoteProblemNoteProps) {
  later.usePreload();
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
      {problem ? (
        <LazyBoundary fallback={null}>
          <LaterAlert problem={problem} onRefresh={quote.refresh} />
        </LazyBoundary>
      ) : null}
    </div>
  );
}

function LaterAlert(props: NoPriceAlertProps) {
  const { NoPriceAlert } = later.useViews();
  return <NoPriceAlert {...props} />;
}

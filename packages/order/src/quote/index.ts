export { QuotePanel, SummaryPanel } from "./quote-panel.tsx";
export { QuotePrice } from "./quote-price.tsx";
export { QuoteProblemNote } from "./quote-problem.tsx";
export {
  differenceText,
  lastQuote,
  priceChange,
  type Quote,
  type QuoteOutcome,
  type QuoteState,
  refusedQuote,
} from "./quote-state.ts";
export { type QuoteControl, useQuote } from "./use-quote.ts";

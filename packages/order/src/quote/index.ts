export { QuotePanel } from "../summary/quote-panel.tsx";
export { SummaryPanel } from "../summary/summary-panel.tsx";
export { differenceText, priceChange } from "./price-change.ts";
export { QuotePrice } from "./quote-price.tsx";
export { QuoteProblemNote } from "./quote-problem.tsx";
export { refusedQuote } from "./quote-problem-of.ts";
export { lastQuote, type Quote, type QuoteOutcome, type QuoteState } from "./quote-state.ts";
export { type QuoteControl, useQuote } from "./use-quote.ts";

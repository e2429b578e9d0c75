export { QuoteFromLink } from "./quote-from-link.tsx";
export { isQuoteLink, quoteLinkKind } from "./quote-link.ts";
export { quoteLinkTexts } from "./quote-link-texts.ts";
export type { QuoteSharing, ReadChoices } from "./quote-sharing.ts";
export { ShareQuote } from "./share-quote.tsx";

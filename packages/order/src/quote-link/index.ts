export { QuoteFromLink } from "./quote-from-link.tsx";
export { isQuoteLink, type QuoteSharing, quoteLinkKind, type ReadChoices } from "./quote-link.ts";
export { quoteLinkTexts } from "./quote-link-texts.ts";
export { ShareQuote } from "./share-quote.tsx";

import { laterCall } from "@sughurta/order";

/** Asks for a price with code that comes with the first move. */
export const askQuote = laterCall(async () => (await import("./ask-quote.ts")).askQuote);

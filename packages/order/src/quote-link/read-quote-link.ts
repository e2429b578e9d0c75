import { compareDates, isIsoDate } from "@sughurta/domain";
import * as z from "zod/mini";
import { QUOTE_LINK_VERSION, type SharedQuote } from "./quote-link.ts";

const MAX_PRICE_TJS = 10_000_000;

const quote = z.object({
  choices: z.record(z.string(), z.unknown()),
  price: z.number().check(z.positive(), z.maximum(MAX_PRICE_TJS)),
  date: z.string().check(z.refine(isIsoDate)),
});

/** Parses the text of a link to a quote; `undefined` where it is broken, of another version or dated in the future. */
export function readQuoteLink(text: string, today: string): Omit<SharedQuote, "kind"> | undefined {
  const [version, encoded] = text.split(".");
  if (version !== QUOTE_LINK_VERSION || !encoded) return undefined;
  const { data } = quote.safeParse(parsed(encoded));
  return data && compareDates(data.date, today) <= 0 ? data : undefined;
}

function parsed(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

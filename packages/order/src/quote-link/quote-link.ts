import type { LazyModule } from "@sughurta/lazy-module";
import { getHashParams } from "../link/link-fragment.ts";

/** How the choices of one kind of order are converted to a link and back. */
export interface QuoteSharing<Values extends object> {
  /** Kind of the order, as in its draft. */
  readonly kind: string;
  /**
   * Fields of an order that a shared link may contain: choices only, without names, birth dates, phones, documents,
   * plates or promo codes.
   */
  readonly of: (values: Values, today: string) => object;
  /** Validates and opens such choices; loaded with its rules when a link is opened. */
  readonly reader: LazyModule<ReadChoices<Values>>;
}

/** An untouched order with these choices; `undefined` where this version cannot read them. */
export type ReadChoices<Values extends object> = (
  choices: object,
  today: string,
) => Values | undefined;

const QUOTE_NAME = "quote";
const KIND_NAME = "order";
/** Links of another version start an empty order. */
export const QUOTE_LINK_VERSION = "1";
const VERSIONED_TEXT = /^[\w.-]{1,4000}$/;
/** A promo code is personal: a shared link does not contain it. */
const OWN_PARAMS = ["coupon", "step"];

/** Content of a link to a quote. */
export interface SharedQuote {
  /** Kind of the order, as in its draft. */
  readonly kind: string;
  /** The choices of the order, JSON-serialisable: no personal data. */
  readonly choices: object;
  /** Displayed price, in TJS and without a promo code; shown to the recipient and never charged. */
  readonly price: number;
  /** Date of the price, ISO. */
  readonly date: string;
}

/**
 * Link that opens a quote on any device. The choices are in the fragment (`#`), which is never sent to a server, so it
 * is in no log, no cache and no referrer, and the parameters of the page are unchanged.
 */
export function quoteLink(page: string, { kind, choices, price, date }: SharedQuote): string {
  const link = new URL(page, window.location.href);
  for (const name of OWN_PARAMS) link.searchParams.delete(name);
  const text = `${QUOTE_LINK_VERSION}.${toBase64Url(JSON.stringify({ choices, price, date }))}`;
  link.hash = String(new URLSearchParams({ [QUOTE_NAME]: text, [KIND_NAME]: kind }));
  return link.href;
}

/** The unparsed quote of a link to this kind of order; `undefined` for any other address. */
export function quoteLinkText(address: string, kind: string): string | undefined {
  const hash = getHashParams(address);
  if (!hash) return undefined;
  if ((hash.get(KIND_NAME) ?? kind) !== kind) return undefined;
  const text = hash.get(QUOTE_NAME);
  if (text === null) return undefined;
  return VERSIONED_TEXT.test(text) ? text : "";
}

/** Whether an address has a quote of this kind of order, so that a page shows the order at once. */
export function isQuoteLink(address: string, kind: string): boolean {
  return quoteLinkText(address, kind) !== undefined;
}

/** Kind of the order whose quote is in an address; `undefined` for any other address. */
export function quoteLinkKind(address: string): string | undefined {
  const hash = getHashParams(address);
  if (!hash) return undefined;
  return hash.has(QUOTE_NAME) ? (hash.get(KIND_NAME) ?? undefined) : undefined;
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

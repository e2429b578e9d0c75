import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";
import { isTransferLink } from "@sughurta/order/draft-transfer";
import { isQuoteLink } from "@sughurta/order/quote-link";
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useShop } from "../settings/shop-context.ts";

/** Name of the order of a box in a catalogue: what is stored is its slug. */
export const BOX_ORDER = "box";

/**
 * The order of a kind that replaces a part's first view in this tab. It is found there after a reload, the return from
 * a bank, a refused payment and when a part is shown again, with its draft.
 */
export function openOrder(client: ApiClient, kind: string): StoredText {
  return storedText(storageKeyFor(client, `order.${kind}`), "session");
}

/**
 * The partner's reference of an order of a kind whose payment was refused: a return page without it in its address
 * sends it with the next attempt.
 */
export function savedReference(client: ApiClient, kind: string): StoredText {
  return storedText(storageKeyFor(client, `reference.${kind}`), "session");
}

/** The kind of the order of one box. */
export const boxOrderKind = (slug: string) => `${BOX_ORDER}/${slug}`;

/** The slug of the box of an order; `undefined` for an order of another kind. */
export function slugOfBoxOrder(kind: string): string | undefined {
  const prefix = boxOrderKind("");
  return kind.startsWith(prefix) ? kind.slice(prefix.length) : undefined;
}

/** The kind of the order whose payment was refused on this page: it is shown there again, also after a reload. */
export function refusedOrder(client: ApiClient): StoredText {
  return storedText(storageKeyFor(client, `refused.${window.location.pathname}`), "session");
}

/**
 * Whether a part has an unfinished order of a kind in this tab, or its page was opened by a link to one; and a function
 * to store another.
 */
export function useOpenOrder(kind: string): {
  readonly isOpen: boolean;
  readonly openOrder: StoredText;
} {
  const { client } = useShop();
  const stored = openOrder(client, kind);
  const isOpen = useOnClient(() => {
    const { href } = window.location;
    return Boolean(stored.read()) || isTransferLink(href, kind) || isQuoteLink(href, kind);
  });
  return { isOpen: isOpen ?? false, openOrder: stored };
}

/** Common values of every order of a shop; with the kind of an order, also those of its refused payment. */
export function useOrderOfShop(kind?: string) {
  const { client, settings, attribution, partnerReference, leaveTo, showResult } = useShop();
  const refused = useOnClient(() => kind && savedReference(client, kind).read());
  return {
    today: settings.today,
    paymentOrigins: settings.paymentOrigins,
    partner: attribution.partner,
    partnerReference: partnerReference ?? refused,
    initialCoupon: attribution.coupon,
    leaveTo,
    onResult: showResult,
  };
}

/** Adds an order to those that the page shows, until the returned function is called. */
export type AddOrder = (kind: string) => () => void;

export const AddOrderContext = createContext<AddOrder>(() => () => undefined);

/** Registers a component that renders the order of this kind, so that the refused order is not rendered twice. */
export function useShowsOrder(kind: string): void {
  const add = useContext(AddOrderContext);
  useEffect(() => add(kind), [add, kind]);
}

/** A value that only a browser can read, read once; `undefined` on a server and until hydration. */
export function useOnClient<T>(read: () => T): T | undefined {
  const [readOnce] = useState(() => once(read));
  return useSyncExternalStore(never, readOnce, nothing);
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const never = () => () => undefined;
const nothing = () => undefined;

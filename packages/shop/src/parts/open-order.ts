import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";
import { isTransferLink } from "@sughurta/order/draft-transfer";
import { isQuoteLink } from "@sughurta/order/quote-link";
import { useShop } from "../shop-context.ts";
import { useOnClient } from "./use-on-client.ts";

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

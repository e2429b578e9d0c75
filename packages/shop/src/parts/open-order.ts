import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";
import { isTransferLink } from "@sughurta/order/draft-transfer";
import { isQuoteLink } from "@sughurta/order/quote-link";
import { useShop } from "../shop-context.ts";
import { useOnClient } from "./use-on-client.ts";

/** Name of the order of a box in a catalogue: what is stored is its slug. */
export const BOX_ORDER = "box";

/**
 * The order of a kind that takes the place of a part's first view in this tab. A reload, the way back from a bank, a
 * refused payment and a part that is shown again find it there, as its draft has it.
 */
export function openOrder(client: ApiClient, kind: string): StoredText {
  return storedText(storageKeyFor(client, `order.${kind}`), "session");
}

/** Whether a part was left with an order of a kind in this tab, or its page was opened by a link to one; and where to note another. */
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

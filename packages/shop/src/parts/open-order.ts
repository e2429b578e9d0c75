import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";
import { useState } from "react";
import { useShop } from "../shop-context.ts";

/** Name of the order of a box in a catalogue: what is stored is its slug. */
export const BOX_ORDER = "box";

/**
 * The order of a kind that takes the place of a part's first view in this tab. A reload, the way back from a bank, a
 * refused payment and a part that is shown again find it there, as its draft has it.
 */
export function openOrder(client: ApiClient, kind: string): StoredText {
  return storedText(storageKeyFor(client, `order.${kind}`), "session");
}

/** The order that a part was left with in this tab, and where to note another. */
export function useOpenOrder(kind: string): [left: string | undefined, stored: StoredText] {
  const { client } = useShop();
  const stored = openOrder(client, kind);
  const [left] = useState(stored.read);
  return [left, stored];
}

import {
  type ApiClient,
  discardServiceDraft,
  storageKeyFor,
  storedText,
} from "@sughurta/api-client";
import { clearCoupon } from "@sughurta/checkout";
import type { DraftNames } from "./draft-definition.ts";

/**
 * Deletes a half-filled order here and on the service, once it is paid or restarted; throws when the service cannot be
 * reached.
 */
export async function discardOrderDraft(
  client: ApiClient,
  { kind, orderName, choicesKey }: DraftNames,
): Promise<void> {
  if (choicesKey !== undefined) storedText(storageKeyFor(client, choicesKey)).remove();
  clearCoupon(client, orderName);
  await discardServiceDraft(client, kind);
}

import { type ApiClient, discardServiceDraft, storageName } from "@sughurta/api-client";
import { forgetCoupon } from "@sughurta/checkout";
import type { DraftNames } from "./draft-definition.ts";

/** Drops a half-filled order here and on the service, once it is paid or begun anew; throws when the service cannot be reached. */
export async function discardOrderDraft(
  client: ApiClient,
  { kind, orderName, choicesKey }: DraftNames,
): Promise<void> {
  forget(choicesKey && storageName(client, choicesKey));
  forgetCoupon(client, orderName);
  await discardServiceDraft(client, kind);
}

function forget(name: string | undefined): void {
  if (name === undefined) return;
  try {
    window.localStorage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}

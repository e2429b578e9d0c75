import type { ApiClient } from "./client-types.ts";
import { lateContracts } from "./late-contracts.ts";
import { storageName } from "./storage-name.ts";

/** What the service says of a half-filled form. */
export type ServiceDraftAnswer =
  | { readonly kind: "found"; readonly content: string }
  | { readonly kind: "none" }
  /** Its order was paid, here or on another device. */
  | { readonly kind: "paid" };

const draftContracts = lateContracts(() => import("./draft-contracts.ts"));

const markOf = (client: ApiClient, kind: string) => storageName(client, `draft.${kind}`);

/** Whether this browser ever saved a draft; if not, the service is not requested. */
export function mayHaveServiceDraft(client: ApiClient, kind: string): boolean {
  try {
    return window.localStorage.getItem(markOf(client, kind)) !== null;
  } catch {
    return true;
  }
}

/** Marks that this browser has a draft on the service, if nothing else in its storage says so. */
export function markServiceDraft(client: ApiClient, kind: string): void {
  try {
    window.localStorage.setItem(markOf(client, kind), "1");
  } catch {
    // Without storage the service is always requested.
  }
}

function unmark(client: ApiClient, kind: string): void {
  try {
    window.localStorage.removeItem(markOf(client, kind));
  } catch {
    // Without storage there is no mark.
  }
}

/** Keeps personal fields on the service, encrypted, for 24 hours, also when the page is left meanwhile (decision 30). */
export async function writeServiceDraft(
  client: ApiClient,
  kind: string,
  content: string,
): Promise<void> {
  const { saveDraft } = await draftContracts();
  await client.send(saveDraft, { params: { kind }, body: { content }, keepalive: true });
}

/** What was filled in before. */
export async function readServiceDraft(
  client: ApiClient,
  kind: string,
  signal?: AbortSignal,
): Promise<ServiceDraftAnswer> {
  const { readDraft } = await draftContracts();
  const answer = await client.send(readDraft, { params: { kind }, ...(signal ? { signal } : {}) });
  if (answer.status === 200) return { kind: "found", content: answer.data.content };
  unmark(client, kind);
  return { kind: answer.status === 404 && answer.data.code === "draftPaid" ? "paid" : "none" };
}

/** Deletes a draft once its order is paid or restarted. */
export async function discardServiceDraft(client: ApiClient, kind: string): Promise<void> {
  unmark(client, kind);
  const { discardDraft } = await draftContracts();
  await client.send(discardDraft, { params: { kind } });
}

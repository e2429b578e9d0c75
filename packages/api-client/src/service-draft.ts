import { lazyModule } from "@sughurta/lazy-module";
import type { ApiClient } from "./client-types.ts";
import { storageKeyFor } from "./stored-value.ts";

/** State of a half-filled form on the service. */
export type ServiceDraftResponse =
  | {
      readonly kind: "found";
      readonly content: string;
      /** The page that saved it last, where given. */
      readonly edition?: string | undefined;
    }
  | { readonly kind: "none" }
  /** Its order was paid, here or on another device. */
  | { readonly kind: "paid" };

const draftContracts = lazyModule(() => import("@sughurta/contracts/draft"));

/** Preloads the code for reading and writing drafts, while there is a connection. */
export const preloadServiceDraft = draftContracts.preload;

const getMark = (client: ApiClient, kind: string) => storageKeyFor(client, `draft.${kind}`);

/** Whether this browser ever saved a draft; if not, the service is not requested. */
export function mayHaveServiceDraft(client: ApiClient, kind: string): boolean {
  try {
    return window.localStorage.getItem(getMark(client, kind)) !== null;
  } catch {
    return true;
  }
}

/** Marks that this browser has a draft on the service, if there is no other entry in its storage. */
export function markServiceDraft(client: ApiClient, kind: string): void {
  try {
    window.localStorage.setItem(getMark(client, kind), "1");
  } catch {
    // Without storage the service is always requested.
  }
}

function unmark(client: ApiClient, kind: string): void {
  try {
    window.localStorage.removeItem(getMark(client, kind));
  } catch {
    // Without storage there is no mark.
  }
}

/** A half-filled form as a page writes it. */
export interface ServiceDraft {
  readonly content: string;
  /** The subject of the order, without names. */
  readonly title?: string | undefined;
  /** Names the page that writes. */
  readonly edition: string;
  /** The edition that this page has read last. */
  readonly basedOn?: string | undefined;
}

/**
 * Saves personal fields on the service, encrypted, for 24 hours, also during page unload (SPEC-30). Returns `false`
 * where another page saved the draft since this one read it: it is not overwritten.
 */
export async function writeServiceDraft(
  client: ApiClient,
  kind: string,
  body: ServiceDraft,
): Promise<boolean> {
  const { saveDraft } = draftContracts.now() ?? (await draftContracts.load());
  const response = await client.send(saveDraft, { params: { kind }, body, keepalive: true });
  return response.status !== 409;
}

/** The saved values. */
export async function readServiceDraft(
  client: ApiClient,
  kind: string,
  signal?: AbortSignal,
): Promise<ServiceDraftResponse> {
  const { readDraft } = draftContracts.now() ?? (await draftContracts.load());
  const response = await client.send(readDraft, {
    params: { kind },
    ...(signal ? { signal } : {}),
  });
  if (response.status === 200) return { kind: "found", ...response.data };
  unmark(client, kind);
  return { kind: response.status === 404 && response.data.code === "draftPaid" ? "paid" : "none" };
}

/** Deletes a draft once its order is paid or restarted. */
export async function discardServiceDraft(client: ApiClient, kind: string): Promise<void> {
  unmark(client, kind);
  const { discardDraft } = draftContracts.now() ?? (await draftContracts.load());
  await client.send(discardDraft, { params: { kind } });
}

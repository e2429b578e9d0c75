import { discardDraft, readDraft, saveDraft } from "@sughurta/contracts";
import type { ApiClient } from "./client-types.ts";

/** Texts of a half-filled form by field name. */
export type ServiceDraft = Readonly<Record<string, string>>;

/** Whether this browser ever kept a draft: the service is not asked for what cannot be there. */
const markOf = (kind: string) => `sughurta.draft.${kind}`;

function mayHaveDraft(kind: string): boolean {
  try {
    return window.localStorage.getItem(markOf(kind)) !== null;
  } catch {
    return true;
  }
}

function markDraft(kind: string, kept: boolean): void {
  try {
    if (kept) window.localStorage.setItem(markOf(kind), "1");
    else window.localStorage.removeItem(markOf(kind));
  } catch {
    // Without storage the service is always asked.
  }
}

/** Keeps personal fields on the service, encrypted, for 24 hours, also when the page is left meanwhile (decision 30). */
export async function writeServiceDraft(
  client: ApiClient,
  kind: string,
  draft: ServiceDraft,
): Promise<void> {
  markDraft(kind, true);
  const body = { content: JSON.stringify(draft) };
  await client.send(saveDraft, { params: { kind }, body, keepalive: true });
}

/** What was filled in before, without empty texts, or `undefined`. */
export async function readServiceDraft(
  client: ApiClient,
  kind: string,
  signal: AbortSignal,
): Promise<ServiceDraft | undefined> {
  if (!mayHaveDraft(kind)) return undefined;
  const answer = await client.send(readDraft, { params: { kind }, signal });
  if (answer.status === 200) return draftOf(answer.data.content);
  markDraft(kind, false);
  return undefined;
}

/** Drops a draft once it became what it was for, or is begun anew. */
export async function discardServiceDraft(client: ApiClient, kind: string): Promise<void> {
  markDraft(kind, false);
  await client.send(discardDraft, { params: { kind } });
}

function draftOf(content: string): ServiceDraft | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const texts = Object.entries(parsed).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    );
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

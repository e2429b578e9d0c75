import type { ApiClient } from "@sughurta/api-client";
import { boxDraft, discardDraft, readDraft, saveDraft } from "@sughurta/contracts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";

/** The fields that a draft keeps; an agreement is given anew each time. */
export type BoxDraft = Omit<BoxOrderValues, "agree">;

/** Whether this browser ever kept a draft: the service is not asked for what cannot be there. */
const markOf = (slug: string) => `sughurta.draft.box-${slug}`;

function mayHaveDraft(slug: string): boolean {
  try {
    return window.localStorage.getItem(markOf(slug)) !== null;
  } catch {
    return true;
  }
}

function markDraft(slug: string, kept: boolean): void {
  try {
    if (kept) window.localStorage.setItem(markOf(slug), "1");
    else window.localStorage.removeItem(markOf(slug));
  } catch {
    // Without storage the service is always asked.
  }
}

/** Keeps the identity fields on the server, encrypted, for 24 hours, also when the page is left meanwhile (decision 30). */
export async function writeBoxDraft(
  client: ApiClient,
  slug: string,
  { agree, ...draft }: BoxOrderValues,
): Promise<void> {
  const content = JSON.stringify(draft);
  markDraft(slug, true);
  await client.send(saveDraft, {
    params: { kind: boxDraft(slug) },
    body: { content },
    keepalive: true,
  });
}

/** What was filled in before, or `undefined`. */
export async function readBoxDraft(
  client: ApiClient,
  slug: string,
  signal: AbortSignal,
): Promise<Partial<BoxDraft> | undefined> {
  if (!mayHaveDraft(slug)) return undefined;
  const answer = await client.send(readDraft, { params: { kind: boxDraft(slug) }, signal });
  if (answer.status === 200) return draftOf(answer.data.content);
  markDraft(slug, false);
  return undefined;
}

/** Drops a draft once its order is paid or the buyer starts afresh. */
export async function discardBoxDraft(client: ApiClient, slug: string): Promise<void> {
  markDraft(slug, false);
  await client.send(discardDraft, { params: { kind: boxDraft(slug) } });
}

/** Fills what is still untouched with what a draft holds. */
export function mergeDraft(values: BoxOrderValues, draft: Partial<BoxDraft>): BoxOrderValues {
  const untouched = Object.entries(draft).filter(
    ([name]) => fieldOf(values, name) === fieldOf(EMPTY_BOX_ORDER, name),
  );
  return { ...values, ...Object.fromEntries(untouched) };
}

function fieldOf(values: BoxOrderValues, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}

function draftOf(content: string): Partial<BoxDraft> | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const known = Object.entries(parsed).filter(
      ([name, value]) => name in EMPTY_BOX_ORDER && typeof value === "string" && value !== "",
    );
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}

import { mayHaveServiceDraft } from "@sughurta/api-client";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { type DraftRecord, readRecord, recordText } from "./draft-record.ts";

/** What this browser kept of an order, if it is fresh. */
export function keptRecord<T extends DraftTypes>(
  draft: DraftDefinition<T>,
): DraftRecord<T> | undefined {
  if (draft.choicesKey === undefined) return undefined;
  try {
    return readRecord(draft, window.localStorage.getItem(draft.choicesKey), Date.now());
  } catch {
    return undefined;
  }
}

/** Keeps the choices of an order in this browser (decision 30). */
export function keepRecord<T extends DraftTypes>(
  { choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T>,
): void {
  if (choicesKey === undefined) return;
  try {
    window.localStorage.setItem(choicesKey, recordText({ ...record, savedAtMs: Date.now() }));
  } catch {
    // Without storage a reload begins anew; the order itself is not touched.
  }
}

/** Tells whether there may be a draft: where the browser keeps no choices, a mark says so. */
export function mayBeKept<T extends DraftTypes>(
  { kind, choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T> | undefined,
): boolean {
  return choicesKey === undefined ? mayHaveServiceDraft(kind) : record !== undefined;
}

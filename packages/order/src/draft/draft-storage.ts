import { type ApiClient, mayHaveServiceDraft, storageName, storedText } from "@sughurta/api-client";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { type DraftRecord, readRecord, recordText } from "./draft-record.ts";

/** What this browser kept of an order, if it is fresh. */
export function savedRecord<T extends DraftTypes>(
  client: ApiClient,
  draft: DraftDefinition<T>,
): DraftRecord<T> | undefined {
  if (draft.choicesKey === undefined) return undefined;
  try {
    return readRecord(
      draft,
      window.localStorage.getItem(storageName(client, draft.choicesKey)),
      Date.now(),
    );
  } catch {
    return undefined;
  }
}

/** Keeps the choices of an order in this browser (decision 30). */
export function saveRecord<T extends DraftTypes>(
  client: ApiClient,
  { choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T>,
): void {
  if (choicesKey === undefined) return;
  const kept = recordText({ ...record, savedAtMs: Date.now() });
  storedText(storageName(client, choicesKey)).write(kept);
}

/** Tells whether there may be a draft: where the browser keeps no choices, a mark says so. */
export function mayBeSaved<T extends DraftTypes>(
  client: ApiClient,
  { kind, choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T> | undefined,
): boolean {
  return choicesKey === undefined ? mayHaveServiceDraft(client, kind) : record !== undefined;
}

import { type ApiClient, mayHaveServiceDraft, storageName, storedText } from "@sughurta/api-client";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { type DraftRecord, readRecord, recordText } from "./draft-record.ts";

/** The choices of an order that this browser stored, unless they have expired. */
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

/** Stores the choices of an order in this browser (decision 30). */
export function saveRecord<T extends DraftTypes>(
  client: ApiClient,
  { choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T>,
): void {
  if (choicesKey === undefined) return;
  const text = recordText({ ...record, savedAtMs: Date.now() });
  storedText(storageName(client, choicesKey)).write(text);
}

/** Whether there may be a draft: where the browser stores no choices, a mark says so. */
export function mayBeSaved<T extends DraftTypes>(
  client: ApiClient,
  { kind, choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T> | undefined,
): boolean {
  return choicesKey === undefined ? mayHaveServiceDraft(client, kind) : record !== undefined;
}

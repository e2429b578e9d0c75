import {
  type ApiClient,
  mayHaveServiceDraft,
  storageKeyFor,
  storedText,
} from "@sughurta/api-client";
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
      window.localStorage.getItem(storageKeyFor(client, draft.choicesKey)),
      Date.now(),
    );
  } catch {
    return undefined;
  }
}

/** Stores the choices of an order in this browser (SPEC-30). */
export function saveRecord<T extends DraftTypes>(
  client: ApiClient,
  { choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T>,
): void {
  if (choicesKey === undefined) return;
  const text = recordText({ ...record, savedAtMs: Date.now() });
  storedText(storageKeyFor(client, choicesKey)).write(text);
}

/** Whether there may be a draft: choices in this browser, or a mark that the service has one. */
export function mayBeSaved<T extends DraftTypes>(
  client: ApiClient,
  { kind }: DraftDefinition<T>,
  record: DraftRecord<T> | undefined,
): boolean {
  return record !== undefined || mayHaveServiceDraft(client, kind);
}

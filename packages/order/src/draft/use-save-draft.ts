import {
  type ApiClient,
  markServiceDraft,
  preloadServiceDraft,
  writeServiceDraft,
} from "@sughurta/api-client";
import { useAutosave } from "@sughurta/api-client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import {
  type DraftDefinition,
  type DraftEdition,
  type DraftPlace,
  type DraftTypes,
  identityText,
  recordText,
  saveRecord,
  toRecord,
  wholeDraftText,
} from "./draft-record.ts";

/** Saving of an order while it is filled in. */
export interface SavedOrder<T extends DraftTypes> {
  readonly client: ApiClient;
  readonly values: T["values"];
  readonly place: DraftPlace<T["part"]>;
  readonly today: string;
  /** The buyer had chosen something before this page: it is saved immediately. */
  readonly isPrefilled: boolean;
  /** The older draft was read: before that nothing is saved, or it would be lost. */
  readonly ready: boolean;
  /** Metadata beside the content. */
  readonly labels: () => DraftLabels;
  /** Another page has saved the draft since this one read it. */
  readonly onChanged: () => void;
}

/** The page that saves a draft, the edition it had read, and the subject of the order. */
export interface DraftLabels extends DraftEdition {
  readonly edition: string;
  readonly title: string;
}

/** Saves choices in the browser and personal data on the service, a moment after they change (SPEC-30). */
export function useSaveDraft<T extends DraftTypes>(
  draft: DraftDefinition<T>,
  options: SavedOrder<T>,
) {
  const { client, values, place, today, isPrefilled, ready, labels, onChanged } = options;
  const record = useMemo(
    () => toRecord(draft, values, place, today, 0),
    [draft, values, place, today],
  );
  const { described } = record;
  // During page unload the input can be sent, but no session can be started for it.
  useEffect(() => {
    if (!described) return;
    preloadServiceDraft();
    void client.startSession?.();
  }, [client, described]);

  // Once there is a link, every choice is saved on the service too, for the other device.
  const linked = useRef(false);
  const write = useRef(async () => {});
  useEffect(() => {
    write.current = async () => {
      const content = wholeDraftText(draft, values, record);
      const isWritten = await writeServiceDraft(client, draft.kind, { content, ...labels() });
      if (!isWritten) onChanged();
    };
  });

  const { saveNow, resetSaving } = useAutosave({
    content: useMemo(
      () => ({ choices: recordText(record), identity: identityText(draft, values) }),
      [draft, record, values],
    ),
    isPrefilled,
    enabled: ready,
    save: ({ choices, identity }, before) => {
      const chosen = choices !== before?.choices;
      const { edition, basedOn } = labels();
      if (chosen) saveRecord(client, draft, { ...record, edition, basedOn });
      // The account continues an order as it is, once it contains a person.
      const isWhole = linked.current || described;
      if (identity === before?.identity && !(chosen && isWhole)) return;
      if (draft.choicesKey === undefined) markServiceDraft(client, draft.kind);
      // If a draft cannot be saved, the input is lost on a reload, but the order works.
      void write.current().catch(() => undefined);
    },
  });

  const saveFull = useCallback(async () => {
    linked.current = true;
    await write.current();
  }, []);

  return {
    /** Saves changes at once, without waiting for a pause. */
    saveNow,
    /** Saves the whole order on the service, choices too. */
    saveFull,
    /** The next values are those of a new order: they are not saved until they change. */
    resetSaving,
  };
}

import { useEffect, useRef, useState } from "react";
import { useApiClient } from "./client-provider.tsx";
import {
  discardServiceDraft,
  markServiceDraft,
  mayHaveServiceDraft,
  readServiceDraft,
  writeServiceDraft,
} from "./service-draft.ts";
import { useAutosave } from "./use-autosave.ts";

/** Texts of a half-filled form by field name. */
export type ServiceDraft = Readonly<Record<string, string>>;

/**
 * Brings a half-filled form back after a reload or a change of language, and keeps it while it is
 * filled in; nothing of it stays in the browser (decision 30).
 */
export function useServiceDraft({
  kind,
  draft,
  untouched,
  onRestored,
  done,
}: {
  readonly kind: string;
  readonly draft: ServiceDraft;
  /** The form before anybody typed: it is not worth keeping. */
  readonly untouched: ServiceDraft;
  /** Given the texts of the draft; only those that the form still lacks are to be filled in. */
  readonly onRestored: (draft: ServiceDraft) => void;
  /** The form became what it was for: its draft is dropped. */
  readonly done: boolean;
}): void {
  const client = useApiClient();
  const [ready, setReady] = useState(false);
  const restore = useRef(onRestored);
  useEffect(() => {
    restore.current = onRestored;
  });

  useEffect(() => {
    const stop = new AbortController();
    async function read() {
      const found = mayHaveServiceDraft(client, kind)
        ? await readServiceDraft(client, kind, stop.signal).catch(() => undefined)
        : undefined;
      if (stop.signal.aborted) return;
      const texts = found?.kind === "found" ? textsIn(found.content) : undefined;
      if (texts) restore.current(texts);
      setReady(true);
    }
    void read();
    return () => stop.abort();
  }, [client, kind]);

  const begun = JSON.stringify(draft) !== JSON.stringify(untouched);
  // A page that is being left can send what was typed, but begin no session for it.
  useEffect(() => {
    if (begun) void client.startSession?.();
  }, [client, begun]);

  const { beginAnew } = useAutosave({
    content: done ? undefined : draft,
    begun,
    enabled: ready,
    save: (content) => {
      markServiceDraft(client, kind);
      // A draft that cannot be kept costs a repeat after a reload, not the form.
      void writeServiceDraft(client, kind, JSON.stringify(content)).catch(() => undefined);
    },
  });

  useEffect(() => {
    if (!done) return;
    beginAnew();
    void discardServiceDraft(client, kind).catch(() => undefined);
  }, [client, kind, done, beginAnew]);
}

/** The texts of a draft without empty ones; `undefined` where there are none. */
function textsIn(content: string): ServiceDraft | undefined {
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

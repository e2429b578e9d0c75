import { useCallback, useEffect, useRef, useState } from "react";
import { useApiClient } from "./client-provider.tsx";
import { readServiceDraft, type ServiceDraft, writeServiceDraft } from "./service-draft.ts";

const DRAFT_DEBOUNCE_MS = 600;

/**
 * Brings a half-filled form back after a reload or a change of language, and keeps it while it is
 * filled in; nothing of it stays in the browser (decision 30). `undefined` keeps nothing.
 */
export function useServiceDraft({
  kind,
  draft,
  untouched,
  onRestored,
}: {
  readonly kind: string;
  readonly draft: ServiceDraft | undefined;
  /** The form before anybody typed: it is not worth keeping. */
  readonly untouched: ServiceDraft;
  /** Given the texts of the draft; only those that the form still lacks are to be filled in. */
  readonly onRestored: (draft: ServiceDraft) => void;
}) {
  const client = useApiClient();
  const [restored, setRestored] = useState(false);
  const kept = useRef<string>(undefined);
  const restore = useRef(onRestored);
  useEffect(() => {
    restore.current = onRestored;
  });

  useEffect(() => {
    const stop = new AbortController();
    void readServiceDraft(client, kind, stop.signal)
      .catch(() => undefined)
      .then((found) => {
        if (stop.signal.aborted) return;
        kept.current = "";
        if (!found) return;
        restore.current(found);
        setRestored(true);
      });
    return () => stop.abort();
  }, [client, kind]);

  const content = draft && JSON.stringify(draft);
  const nothing = JSON.stringify(untouched);
  const isBegun = content !== undefined && content !== nothing;
  // A page that is being left can send what was typed, but begin no session for it.
  useEffect(() => {
    if (isBegun) void client.startSession?.();
  }, [client, isBegun]);

  useEffect(() => {
    const unchanged = content === undefined || content === kept.current || content === nothing;
    // Nothing is written before the old draft was read, or it would be lost.
    if (kept.current === undefined || unchanged) return;
    function write() {
      stop();
      kept.current = content;
      // A draft that cannot be kept costs a repeat after a reload, not the form.
      void writeServiceDraft(client, kind, JSON.parse(content ?? "{}")).catch(() => undefined);
    }
    const timer = setTimeout(write, DRAFT_DEBOUNCE_MS);
    // What was typed a moment before a reload or a change of language is kept too.
    window.addEventListener("pagehide", write);
    function stop() {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    }
    return stop;
  }, [client, kind, content, nothing]);

  const forget = useCallback(() => setRestored(false), []);
  return { restored, forget };
}

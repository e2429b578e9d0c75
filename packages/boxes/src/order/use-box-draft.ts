import { useApiClient } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef, useState } from "react";
import { discardBoxDraft, mergeDraft, readBoxDraft, writeBoxDraft } from "./box-draft.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";

const DRAFT_DEBOUNCE_MS = 600;

/**
 * Restores a half-filled order after a reload and keeps it while it is filled in (decision 30); an order
 * that is paid is never offered again.
 */
export function useBoxDraft(slug: string, form: ZodForm<BoxOrderValues>, paid: boolean) {
  const client = useApiClient();
  const [restored, setRestored] = useState(false);
  const { values, setValues, reset } = form;
  const kept = useRef<string>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    void readBoxDraft(client, slug, stop.signal)
      .catch(() => undefined)
      .then((draft) => {
        if (stop.signal.aborted) return;
        kept.current = "";
        if (!draft) return;
        setValues((before) => mergeDraft(before, draft));
        setRestored(true);
      });
    return () => stop.abort();
  }, [client, slug, setValues]);

  useEffect(() => {
    const content = JSON.stringify({ ...values, agree: false });
    const unchanged = content === kept.current || content === JSON.stringify(EMPTY_BOX_ORDER);
    // Nothing is written before the old draft was read, or it would be lost.
    if (kept.current === undefined || unchanged) return;
    function write() {
      stop();
      kept.current = content;
      // A draft that cannot be kept costs a repeat after a reload, not the order.
      void writeBoxDraft(client, slug, values).catch(() => undefined);
    }
    const timer = setTimeout(write, DRAFT_DEBOUNCE_MS);
    // What was typed a moment before a reload or a change of language is kept too.
    window.addEventListener("pagehide", write);
    function stop() {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    }
    return stop;
  }, [client, slug, values]);

  useEffect(() => {
    if (!paid) return;
    setRestored(false);
    void discardBoxDraft(client, slug).catch(() => undefined);
  }, [client, slug, paid]);

  function startAfresh() {
    reset(EMPTY_BOX_ORDER);
    setRestored(false);
    void discardBoxDraft(client, slug).catch(() => undefined);
  }

  return { restored, startAfresh };
}

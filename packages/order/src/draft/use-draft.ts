import { useApiClient } from "@sughurta/api-client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createDeferred } from "./deferred.ts";
import { discardOrderDraft } from "./discard-order-draft.ts";
import { browserPartOf, type DraftDefinition, type DraftTypes } from "./draft-definition.ts";
import { readWholeDraft } from "./draft-record.ts";
import { mayBeSaved, savedRecord } from "./draft-storage.ts";
import type { DraftedOrder, DraftNotice, OlderDraft } from "./drafted-order.ts";
import { openDraft } from "./open-draft.ts";
import { usePaidElsewhere } from "./use-paid-elsewhere.ts";
import { useSaveDraft } from "./use-save-draft.ts";

/**
 * Saves a half-filled order, choices in this browser and personal data on the service, and restores it
 * after a reload, a change of language or a day, at the same step (decision 30). What was chosen since
 * replaces what it says; where the draft says more, the buyer decides (decision 58). `definition` stays
 * the same.
 */
export function useDraft<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  options: DraftedOrder<T>,
) {
  const { form, today, place, coupon = "", begun = false, paid } = options;
  const { values, setValues, reset } = form;
  const client = useApiClient();
  const [notice, setNotice] = useState<DraftNotice>();
  const [older, setOlder] = useState<OlderDraft<T>>();
  const [ready, setReady] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const saving = useSaveDraft(definition, {
    client,
    values,
    place: useMemo(() => ({ ...place, coupon }), [place, coupon]),
    today,
    begun,
    ready,
  });
  const latest = useRef(options);
  // A change of language brings another client, and changes nothing about the draft.
  const latestClient = useRef(client);
  useEffect(() => {
    latest.current = options;
    latestClient.current = client;
  });

  const drop = useCallback(
    () => discardOrderDraft(latestClient.current, definition).catch(() => undefined),
    [definition],
  );

  const faultyParts = useCallback(async (filled: T["values"]): Promise<readonly T["part"][]> => {
    try {
      return (await latest.current.faultyParts?.(filled)) ?? [];
    } catch {
      // The draft opens without its rules too: nothing is sent before they come.
      return [];
    }
  }, []);

  const { beginAnew } = saving;
  const showPaid = useCallback(() => {
    const { today: day, onResumed } = latest.current;
    beginAnew();
    reset(definition.newOrder(day));
    onResumed({ part: definition.firstPart }, []);
    setNotice("paid");
  }, [beginAnew, definition, reset]);

  useEffect(() => {
    if (!paid) return;
    beginAnew();
    setNotice(undefined);
    void drop();
  }, [paid, beginAnew, drop]);

  usePaidElsewhere(client, definition.kind, isGiven, () => {
    showPaid();
    void drop();
  });

  const start = useRef({ today, begun });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    reading.current = stop;
    const opening = openDraft(definition, {
      ...start.current,
      client: latestClient.current,
      signal: stop.signal,
      form: { reset, setValues },
      currentValues: () => latest.current.form.values,
      faultyParts,
      onResumed: (...resumed) => latest.current.onResumed(...resumed),
      onNotice: setNotice,
      onOlder: setOlder,
      onPaid: showPaid,
      drop,
    });
    void opening.then((isDecided) => {
      if (isDecided && !stop.signal.aborted) setReady(true);
    });
    return () => stop.abort();
  }, [definition, drop, faultyParts, reset, setValues, showPaid]);

  const [opened] = useState(createDeferred);
  useEffect(() => {
    if (ready) opened.resolve();
  }, [ready, opened]);
  const { saveWhole: saveOnService } = saving;
  const saveWhole = useCallback(async () => {
    // The saved draft is opened into the form first, or it would be lost.
    await opened.promise;
    await saveOnService();
    setGiven(true);
  }, [saveOnService, opened]);

  return {
    notice,
    older,
    kind: definition.kind,
    isSaved: () => mayBeSaved(client, definition, savedRecord(client, definition)),
    saveNow: saving.saveNow,
    saveWhole,
    replaceWith: (content: string) => {
      const found = readWholeDraft(definition, content, Date.now());
      if (!found) return false;
      const { record, identity } = found;
      // An answer about the old order must not be mixed into the new one.
      reading.current?.abort();
      setOlder(undefined);
      setReady(true);
      const chosen = browserPartOf(definition).open(record.choices, today);
      const whole = definition.merge(chosen, identity, today);
      reset(whole);
      void faultyParts(whole).then((faulty) => latest.current.onResumed(record, faulty));
      setNotice("restored");
      return true;
    },
    /** What the form holds from the next render on is no draft until it changes. */
    beginAnew,
    /** Goes on with the older draft and with what was chosen last (decision 58). */
    continueOlder: ({ record, values: before }: OlderDraft<T>) => {
      const { part, reached = part, coupon: savedCoupon } = record;
      reset(definition.newer?.combine(before, values, today) ?? before);
      options.onResumed({ part: definition.firstPart, reached, coupon: savedCoupon }, []);
      setOlder(undefined);
      setNotice("restored");
      setReady(true);
    },
    /** Drops the older draft and goes on with what was chosen last alone. */
    dropOlder: () => {
      setOlder(undefined);
      setNotice(undefined);
      void drop().then(() => setReady(true));
    },
    /** Forgets the draft; the form begins anew. */
    startAfresh: () => {
      // An answer about the old order must not be mixed into the new one.
      reading.current?.abort();
      setReady(true);
      beginAnew();
      reset(definition.newOrder(today));
      setNotice(undefined);
      void drop();
    },
  };
}

import { readServiceDraft } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createDeferred } from "./deferred.ts";
import { discardOrderDraft } from "./discard-order-draft.ts";
import {
  browserPartOf,
  type DraftDefinition,
  type DraftTypes,
  type NewerOrder,
} from "./draft-definition.ts";
import { readIdentity, readWholeDraft } from "./draft-record.ts";
import { mayBeSaved, savedRecord } from "./draft-storage.ts";
import type { DraftedOrder, DraftNotice, OlderDraft } from "./drafted-order.ts";
import { usePaidElsewhere } from "./use-paid-elsewhere.ts";
import { useSaveDraft } from "./use-save-draft.ts";

/**
 * Keeps a half-filled order: choices in this browser, identities on the service, and brings it back
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
    const { today: day, begun: isBegun } = start.current;
    const client = latestClient.current;
    const { kind, merge } = definition;
    const browserPart = browserPartOf(definition);
    const newer = isBegun ? definition.newer : undefined;
    const stop = new AbortController();
    const record = savedRecord(client, definition);
    const chosen = record && browserPart.open(record.choices, day);
    if (chosen && !newer) {
      reset(chosen);
      latest.current.onResumed(record, browserPart.faultyParts?.(chosen) ?? []);
    }

    /** Brings back what the service keeps; tells whether the buyer has nothing left to decide. */
    async function bring(): Promise<boolean> {
      if (!mayBeSaved(client, definition, record)) return true;
      const found = await readServiceDraft(client, kind, stop.signal).catch(
        // Who the people are is typed again; the order goes on.
        () => ({ kind: "none" }) as const,
      );
      if (stop.signal.aborted) return false;
      if (found.kind === "paid") {
        if (chosen && !newer) showPaid();
        await drop();
        return true;
      }
      const identity = found.kind === "found" ? readIdentity(definition, found.content) : undefined;
      if (identity && !newer) setValues((before) => merge(before, identity, day));
      if (!record || !chosen) {
        if (identity) setNotice("restored");
        return true;
      }
      const isLost = identity === undefined && record.described === true;
      const whole = identity ? merge(chosen, identity, day) : chosen;
      if (newer) return decide({ record, values: whole }, newer, isLost);
      const faulty = isLost ? await faultyParts(whole) : [];
      if (stop.signal.aborted) return false;
      if (isLost) latest.current.onResumed({ ...record, coupon: undefined }, faulty);
      setNotice(isLost ? "peopleLost" : "restored");
      return true;
    }

    async function decide(
      draft: OlderDraft<T>,
      { combine, saysTheSame }: NewerOrder<T>,
      isLost: boolean,
    ): Promise<boolean> {
      const faulty = await faultyParts(draft.values);
      if (stop.signal.aborted) return false;
      const current = latest.current.form.values;
      const combined = combine(draft.values, current, day);
      if (saysTheSame(combined, draft.values)) {
        reset(draft.values);
        latest.current.onResumed(draft.record, faulty);
        setNotice(isLost ? "peopleLost" : "restored");
      } else if (!saysTheSame(combined, current)) {
        setOlder(draft);
        return false;
      }
      return true;
    }
    reading.current = stop;
    void bring().then((isDecided) => {
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
    // What the service keeps stands in the form first, or it would be lost.
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
      const { part, reached = part, coupon: kept } = record;
      reset(definition.newer?.combine(before, values, today) ?? before);
      options.onResumed({ part: definition.firstPart, reached, coupon: kept }, []);
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

import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { clearCoupon } from "@sughurta/checkout";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type ConflictingDraft,
  type DraftDefinition,
  type DraftedOrder,
  type DraftNotice,
  type DraftTypes,
  getBrowserPart,
  identityText,
  mayBeSaved,
  readWholeDraft,
  savedRecord,
} from "./draft-record.ts";
import { discardOrderDraft, openDraft } from "./draft-store.ts";
import { useSaveDraft } from "./use-save-draft.ts";

interface Dropped {
  /** Resolves once the removal is complete everywhere: a restored draft must not be deleted after that. */
  readonly settled: Promise<unknown>;
  readonly restore: () => void;
}

/** The last removal, while it can be undone. */
function useUndo() {
  const [dropped, setDropped] = useState<Dropped>();

  async function bringBack({ settled, restore }: Dropped) {
    setDropped(undefined);
    await settled;
    restore();
  }

  return {
    offer: useCallback(
      (settled: Promise<unknown>, restore: () => void) => setDropped({ settled, restore }),
      [],
    ),
    undo: dropped && (() => void bringBack(dropped)),
    end: useCallback(() => setDropped(undefined), []),
  };
}

const TITLE_MAX_LENGTH = 200;

/**
 * Saves a half-filled order, choices in this browser and personal data on the service, and restores it after a reload,
 * a change of language or a day, at the same step (SPEC-30). Newer choices win; where the draft has more content, the
 * buyer decides (SPEC-58). `definition` must stay the same.
 */
export function useDraft<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  options: DraftedOrder<T>,
) {
  const { form, today, place, coupon = "", isPrefilled = false, paid } = options;
  const { values, setValues, reset } = form;
  const client = useApiClient();
  const [notice, setNotice] = useState<DraftNotice>();
  const [older, setOlder] = useState<ConflictingDraft<T>>();
  const [ready, setReady] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [edition] = useState(() => crypto.randomUUID());
  const basedOn = useRef<string>(undefined);
  const title = useRef("");
  const undo = useUndo();
  const saving = useSaveDraft(definition, {
    client,
    values,
    place: useMemo(() => ({ ...place, coupon }), [place, coupon]),
    today,
    isPrefilled,
    ready: ready && !isChanged,
    labels: () => ({ title: title.current, edition, basedOn: basedOn.current }),
    onChanged: () => setChanged(true),
  });
  const latest = useRef(options);
  // A change of language replaces the client, and does not affect the draft.
  const latestClient = useRef(client);
  useEffect(() => {
    latest.current = options;
    latestClient.current = client;
  });

  const { offer } = undo;
  const drop = useCallback(
    () => discardOrderDraft(latestClient.current, definition).catch(() => undefined),
    [definition],
  );

  const invalidParts = useCallback(async (filled: T["values"]): Promise<readonly T["part"][]> => {
    try {
      return (await latest.current.invalidParts?.(filled)) ?? [];
    } catch {
      // The draft is opened without its rules too: nothing is sent before they are loaded.
      return [];
    }
  }, []);

  const { resetSaving } = saving;
  const showPaid = useCallback(() => {
    const { today: day, onResumed } = latest.current;
    resetSaving();
    reset(definition.newOrder(day));
    onResumed({ part: definition.firstPart }, []);
    setNotice("paid");
  }, [resetSaving, definition, reset]);

  useEffect(() => {
    if (!paid) return;
    resetSaving();
    setNotice(undefined);
    void drop();
  }, [paid, resetSaving, drop]);

  usePaidElsewhere(client, definition.kind, isGiven, () => {
    showPaid();
    void drop();
  });

  const start = useRef({ today, isPrefilled });
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
      invalidParts,
      onResumed: (...resumed) => latest.current.onResumed(...resumed),
      onRequest: () => {
        const { values: typed } = latest.current.form;
        const empty = definition.newOrder(start.current.today);
        setRequested(identityText(definition, typed) === identityText(definition, empty));
      },
      onNotice: setNotice,
      onOlder: setOlder,
      onPaid: showPaid,
      onRead: (read) => {
        basedOn.current = read;
      },
      onSame: resetSaving,
      drop,
    });
    void opening.then((isDecided) => {
      if (isDecided && !stop.signal.aborted) setReady(true);
    });
    return () => stop.abort();
  }, [definition, resetSaving, drop, invalidParts, reset, setValues, showPaid]);

  const [opened] = useState(createDeferred);
  useEffect(() => {
    if (ready) opened.resolve();
  }, [ready, opened]);
  const { saveFull: saveOnService } = saving;
  const saveFull = useCallback(async () => {
    // The saved draft is restored into the form first, or it would be lost.
    await opened.promise;
    await saveOnService();
    setGiven(true);
  }, [saveOnService, opened]);

  const describe = useCallback((ordered: string) => {
    title.current = ordered.slice(0, TITLE_MAX_LENGTH);
  }, []);

  function replaceWith(content: string): boolean {
    const found = readWholeDraft(definition, content, Date.now());
    if (!found) return false;
    const { record, identity } = found;
    // A response about the old order must not be merged into the new one.
    reading.current?.abort();
    setOlder(undefined);
    setReady(true);
    const chosen = getBrowserPart(definition).open(record.choices, today);
    const whole = definition.merge(chosen, identity, today);
    reset(whole);
    void invalidParts(whole).then((faulty) => latest.current.onResumed(record, faulty));
    setNotice("restored");
    return true;
  }

  /** Starts a new order with these values, in place of the current one. */
  function startFrom(chosen: T["values"]): void {
    // A response about the old order must not be merged into the new one.
    reading.current?.abort();
    setOlder(undefined);
    setReady(true);
    reset(chosen);
    latest.current.onResumed({ part: definition.firstPart }, []);
    setNotice(undefined);
    if (mayBeSaved(client, definition, savedRecord(client, definition))) void drop();
  }

  async function keepThis() {
    const found = await readServiceDraft(client, definition.kind);
    basedOn.current = found.kind === "found" ? found.edition : undefined;
    setChanged(false);
    await saveOnService();
  }

  async function showNewest() {
    const found = await readServiceDraft(client, definition.kind);
    if (found.kind === "none") return keepThis();
    setChanged(false);
    if (found.kind === "paid") {
      showPaid();
      return void drop();
    }
    basedOn.current = found.edition;
    resetSaving();
    replaceWith(found.content);
  }

  return {
    notice,
    /** The people of the draft are being loaded, and nothing of them was typed here. */
    isLoading: isRequested && !ready && older === undefined,
    /** Another page saved this draft since it was read here: the buyer chooses. */
    changedElsewhere: isChanged ? { keepThis, showNewest } : undefined,
    older,
    /** The subject of the order without names: the account lists it. */
    describe,
    kind: definition.kind,
    isSaved: () => mayBeSaved(client, definition, savedRecord(client, definition)),
    saveNow: saving.saveNow,
    saveFull,
    replaceWith,
    startFrom,
    /** The next form values are no draft until they change. */
    resetSaving,
    /** Continues the older draft with the latest choice (SPEC-58). */
    continueOlder: ({ record, values: before }: ConflictingDraft<T>) => {
      const { part, reached = part, coupon: savedCoupon } = record;
      reset(definition.newer?.combine(before, values, today) ?? before);
      options.onResumed({ part: definition.firstPart, reached, coupon: savedCoupon }, []);
      setOlder(undefined);
      setNotice("restored");
      setReady(true);
    },
    /** Discards the older draft and continues with the latest choice alone. */
    dropOlder: () => {
      setOlder(undefined);
      setNotice(undefined);
      const dropped = drop().then(() => setReady(true));
      offer(dropped, () => setOlder(older));
    },
    /** Restores what was discarded last, as long as that is offered; `undefined` afterwards. */
    undo: undo.undo,
    /** Ends the offer to restore. */
    endUndo: undo.end,
    /** Clears the draft and restarts the form; the previous values can be restored for a while. */
    resetOrder: () => {
      // A response about the old order must not be merged into the new one.
      reading.current?.abort();
      setReady(true);
      resetSaving();
      reset(definition.newOrder(today));
      setNotice(undefined);
      offer(drop(), () => {
        // A removed code was part of the order.
        clearCoupon(latestClient.current, definition.orderName);
        reset(values);
        latest.current.onResumed({ ...place, coupon }, []);
        setNotice("restored");
      });
    },
  };
}

/** A promise that is resolved from outside. */
function createDeferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

/** Calls `onPaid` when another device has paid the given order, once this page is visible again. */
function usePaidElsewhere(
  client: ApiClient,
  kind: string,
  isGiven: boolean,
  onPaid: () => void,
): void {
  const handlePaid = useLatest(onPaid);

  useEffect(() => {
    if (!isGiven) return;
    const stop = new AbortController();
    async function look() {
      if (document.visibilityState !== "visible") return;
      const found = await readServiceDraft(client, kind, stop.signal).catch(() => undefined);
      if (found?.kind === "paid" && !stop.signal.aborted) handlePaid.current();
    }
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    return () => stop.abort();
  }, [client, kind, isGiven]);
}

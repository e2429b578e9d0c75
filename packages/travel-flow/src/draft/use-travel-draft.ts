import { useApiClient } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OrderPart } from "../order/order-schema.ts";
import type { TravelOrderValues, TravelTrip } from "../order/order-values.ts";
import { discardTravelDraft } from "./discard-draft.ts";
import {
  keepChoices,
  keepHowOften,
  keepWholeDraft,
  keptChoices,
  keptHowOften,
  keptIdentity,
} from "./draft-storage.ts";
import { choicesOf, identityOf, orderFromChoices, tripMark, withIdentity } from "./travel-draft.ts";
import { type WholeDraft, wholeDraftOf } from "./whole-draft.ts";

const DRAFT_DEBOUNCE_MS = 600;

/** The order that is kept and where its buyer stands. */
export interface DraftedOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly part: OrderPart;
  readonly coupon: string;
  readonly initialTrip: TravelTrip | undefined;
  /** Told what was kept beside the values: the step and the promo code. */
  readonly onRestored: (kept: { readonly part: OrderPart; readonly coupon: string }) => void;
}

/**
 * Keeps a half-filled order: choices in this browser, identities on the service, and brings it back
 * after a reload, a change of language or a day, at the same step (decision 30).
 */
export function useTravelDraft({
  form,
  today,
  part,
  coupon,
  initialTrip,
  onRestored,
}: DraftedOrder) {
  const client = useApiClient();
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const { values, setValues, reset } = form;
  const trip = tripMark(initialTrip);
  const kept = useRef<{ choices: string; identity: string }>(undefined);
  const start = useRef({ today, trip, birthday: initialTrip?.holderBirthday, onRestored });
  const reading = useRef<{ readonly stop: AbortController; readonly done: Promise<void> }>(
    undefined,
  );
  // Once there is a link, the service hears of every choice: it gives them to the other device.
  const linked = useRef(false);

  useEffect(() => {
    const { today: day, trip: begun, birthday, onRestored: tell } = start.current;
    const stop = new AbortController();
    const choices = keptChoices();
    const resumed = choices !== undefined && (begun === "" || choices.trip === begun);
    if (resumed) {
      reset(orderFromChoices(choices, day));
      tell(choices);
      setRestored(true);
    } else if (begun === "" && keptHowOften() === "1") {
      setValues((before) => ({ ...before, howOften: "1" }));
    }
    async function bringIdentity() {
      const identity = choices && (await keptIdentity(client, stop.signal));
      if (stop.signal.aborted || identity === undefined) return;
      const samePerson = resumed || identity.holder.holderBirthday === birthday;
      if (samePerson) setValues((before) => withIdentity(before, identity, day));
    }
    const done = bringIdentity()
      // Who the people are is typed again; the order goes on.
      .catch(() => undefined)
      .then(() => {
        // Nothing is written before the old draft was read, or it would be lost.
        if (!stop.signal.aborted) setReady(true);
      });
    reading.current = { stop, done };
    return () => stop.abort();
  }, [client, reset, setValues]);

  const keepNow = useRef<() => void>(undefined);
  const whole = useRef<() => string>(undefined);
  useEffect(() => {
    const choices = choicesOf(values, { part, coupon, trip }, 0);
    const now = { choices: JSON.stringify(choices), identity: identityOf(values) };
    whole.current = () => wholeDraftOf(values, choices);
    // What a page begins with is no draft yet, unless the buyer chose it before.
    kept.current ??= trip === "" ? now : { choices: "", identity: "" };
    keepNow.current = () => {
      const last = kept.current;
      if (!ready) return;
      kept.current = now;
      const chosen = last?.choices !== now.choices;
      const typed = last?.identity !== now.identity;
      if (chosen) {
        keepChoices({ ...choices, savedAtMs: Date.now() });
        keepHowOften(values.howOften);
      }
      if (!typed && !(chosen && linked.current)) return;
      // A draft that cannot be kept costs a repeat after a reload, not the order.
      void keepWholeDraft(client, wholeDraftOf(values, choices)).catch(() => undefined);
    };
    const timer = setTimeout(() => keepNow.current?.(), DRAFT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [client, values, part, coupon, trip, ready]);

  useEffect(() => {
    // What was typed a moment before a reload or a change of language is kept too.
    const leave = () => keepNow.current?.();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const keepWhole = useCallback(async () => {
    // What the service keeps was read first, or it would be lost.
    await reading.current?.done;
    linked.current = true;
    await keepWholeDraft(client, whole.current?.() ?? "");
  }, [client]);

  function bring({ choices, identity }: WholeDraft) {
    // An answer about the old order must not be mixed into the new one.
    reading.current?.stop.abort();
    setReady(true);
    reset(withIdentity(orderFromChoices(choices, today), identity, today));
    onRestored(choices);
    setRestored(true);
  }

  return {
    restored,
    /** Keeps what has changed without waiting for a pause. */
    keepNow: () => keepNow.current?.(),
    /** Keeps the order as it stands now on the service, choices too, for another device to take over. */
    keepWhole,
    /** Goes on with an order from another device in place of this one. */
    bring,
    /** Forgets the draft; the form begins anew. */
    discard: () => {
      kept.current = undefined;
      setRestored(false);
      void discardTravelDraft(client).catch(() => undefined);
    },
  };
}

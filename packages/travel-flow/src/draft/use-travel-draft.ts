import { useApiClient } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "@sughurta/order";
import { useCallback, useEffect, useRef, useState } from "react";
import { type OrderPart, travelOrder } from "../order/order-definition.ts";
import { newTravelOrder, type TravelOrderValues, type TravelTrip } from "../order/order-values.ts";
import { tripOf, withTrip } from "../order/travel-trip.ts";
import { discardTravelDraft } from "./discard-draft.ts";
import { keptChoices, keptHowOften, keptIdentity } from "./draft-storage.ts";
import { type KeptChoices, orderFromChoices, sayTheSame, withIdentity } from "./travel-draft.ts";
import { useKeepDraft } from "./use-keep-draft.ts";
import type { WholeDraft } from "./whole-draft.ts";

/** What the buyer is told of an older draft: it is back, back without its people, or paid already. */
export type DraftNotice = "restored" | "peopleLost" | "paid";

/** An older draft that says more than the quick quote that was just made (decision 58). */
export interface OlderDraft {
  readonly choices: KeptChoices;
  readonly order: TravelOrderValues;
}

/** The order that is kept and where its buyer stands. */
export interface DraftedOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  readonly initialTrip: TravelTrip | undefined;
  /** Told the place and the promo code that were kept, and which parts of the order are no longer right. */
  readonly onResumed: (
    kept: PlaceByPart<OrderPart> & { readonly coupon?: string | undefined },
    faulty: readonly OrderPart[],
  ) => void;
}

/**
 * Keeps a half-filled order: choices in this browser, identities on the service, and brings it back
 * after a reload, a change of language or a day, at the same step (decision 30). A quick quote that was
 * made since replaces its trip and first traveller; where the draft says more, the buyer decides
 * (decision 58).
 */
export function useTravelDraft({
  form,
  today,
  place,
  coupon,
  initialTrip,
  onResumed,
}: DraftedOrder) {
  const client = useApiClient();
  const [notice, setNotice] = useState<DraftNotice>();
  const [older, setOlder] = useState<OlderDraft>();
  const [ready, setReady] = useState(false);
  const { values, setValues, reset } = form;
  const keeping = useKeepDraft({
    client,
    values,
    place,
    coupon,
    begun: initialTrip !== undefined,
    ready,
  });
  const start = useRef({ today, initialTrip, onResumed });
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const showPaid = useRef(() => {});
  useEffect(() => {
    showPaid.current = () => {
      keeping.beginAnew();
      reset(newTravelOrder(today));
      onResumed({ part: "trip" }, []);
      setNotice("paid");
    };
  });
  const [handedOver, setHandedOver] = useState(false);
  useEffect(() => {
    if (!handedOver) return;
    // The other device may have bought it while this page was out of sight.
    const stop = new AbortController();
    async function look() {
      if (document.visibilityState !== "visible") return;
      const found = await keptIdentity(client, stop.signal).catch(() => undefined);
      if (found?.kind !== "paid" || stop.signal.aborted) return;
      showPaid.current();
      await discardTravelDraft(client).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    return () => stop.abort();
  }, [client, handedOver]);
  const reading = useRef<{ readonly stop: AbortController; readonly done: Promise<void> }>(
    undefined,
  );

  useEffect(() => {
    const { today: day, initialTrip: trip, onResumed: tell } = start.current;
    const stop = new AbortController();
    const choices = keptChoices();
    const order = choices && orderFromChoices(choices, day);
    if (order && choices && trip === undefined) {
      reset(order);
      tell(choices, order.datesPassed ? ["trip"] : []);
    } else if (trip === undefined && keptHowOften() === "1") {
      setValues((before) => ({ ...before, howOften: "1" }));
    }

    function resume({ choices: kept, order: whole }: OlderDraft, isLost: boolean) {
      const faulty = travelOrder.faultyParts(whole, day);
      if (trip !== undefined) {
        reset(whole);
        tell(kept, faulty);
      } else if (isLost) {
        tell({ ...kept, coupon: undefined }, faulty);
      }
      setNotice(isLost ? "peopleLost" : "restored");
    }

    /** Brings back what the service keeps; tells whether the buyer has nothing left to decide. */
    async function bring(): Promise<boolean> {
      if (!choices || !order) return true;
      const found = await keptIdentity(client, stop.signal).catch(
        // Who the people are is typed again; the order goes on.
        () => ({ kind: "none" }) as const,
      );
      if (stop.signal.aborted) return false;
      if (found.kind === "paid") {
        if (trip === undefined) showPaid.current();
        await discardTravelDraft(client).catch(() => undefined);
        return true;
      }
      const isLost = found.kind === "none" && choices.described === true;
      const whole = found.kind === "found" ? withIdentity(order, found.identity, day) : order;
      if (trip === undefined) {
        if (found.kind === "found") {
          setValues((before) => withIdentity(before, found.identity, day));
        }
        resume({ choices, order: whole }, isLost);
        return true;
      }
      const chosen = tripOf(latest.current);
      const replaced = withTrip(whole, chosen, day);
      if (sayTheSame(replaced, whole)) {
        resume({ choices, order: whole }, isLost);
      } else if (!sayTheSame(replaced, latest.current)) {
        setOlder({ choices, order: whole });
        return false;
      }
      return true;
    }
    const done = bring().then((isDecided) => {
      if (isDecided && !stop.signal.aborted) setReady(true);
    });
    reading.current = { stop, done };
    return () => stop.abort();
  }, [client, reset, setValues]);

  function bringWhole({ choices, identity }: WholeDraft) {
    // An answer about the old order must not be mixed into the new one.
    reading.current?.stop.abort();
    setOlder(undefined);
    setReady(true);
    const order = withIdentity(orderFromChoices(choices, today), identity, today);
    reset(order);
    onResumed(choices, travelOrder.faultyParts(order, today));
    setNotice("restored");
  }

  const { keepWhole: keepOnService } = keeping;
  const keepWhole = useCallback(async () => {
    // What the service keeps was read first, or it would be lost.
    await reading.current?.done;
    await keepOnService();
    setHandedOver(true);
  }, [keepOnService]);

  async function forget() {
    setNotice(undefined);
    await discardTravelDraft(client).catch(() => undefined);
  }

  return {
    notice,
    older,
    keepNow: keeping.keepNow,
    /** Keeps the order as it stands now on the service, choices too, for another device to take over. */
    keepWhole,
    /** Goes on with an order from another device in place of this one. */
    bring: bringWhole,
    /** Goes on with the older draft, its trip and first traveller as they were chosen last (decision 58). */
    continueOlder: ({ choices, order }: OlderDraft) => {
      const { part, reached = part } = choices;
      reset(withTrip(order, tripOf(latest.current), today));
      onResumed({ part: "trip", reached, coupon: choices.coupon }, []);
      setOlder(undefined);
      setNotice("restored");
      setReady(true);
    },
    /** Drops the older draft and goes on with the quick quote alone. */
    dropOlder: () => {
      setOlder(undefined);
      void forget().then(() => setReady(true));
    },
    /** Forgets the draft; the form begins anew. */
    discard: () => {
      keeping.beginAnew();
      void forget();
    },
    /** The order is paid: it is never offered again. */
    finish: () => {
      keeping.letGo();
      void forget();
    },
  };
}

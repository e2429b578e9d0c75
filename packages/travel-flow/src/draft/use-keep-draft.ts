import type { ApiClient } from "@sughurta/api-client";
import type { PlaceByPart } from "@sughurta/order";
import { useCallback, useEffect, useRef } from "react";
import type { OrderPart } from "../order/order-definition.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { keepChoices, keepHowOften, keepWholeDraft } from "./draft-storage.ts";
import { choicesOf, identityOf } from "./travel-draft.ts";
import { wholeDraftOf } from "./whole-draft.ts";

const DRAFT_DEBOUNCE_MS = 600;

/** What is kept of an order, and from when on. */
export interface KeptOrder {
  readonly client: ApiClient;
  readonly values: TravelOrderValues;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  /** The buyer had chosen something before this page: it is worth keeping from the first moment. */
  readonly begun: boolean;
  /** The older draft was read: before that nothing is written, or it would be lost. */
  readonly ready: boolean;
}

/** Keeps a half-filled order a moment after each change and when the page is left (decision 30). */
export function useKeepDraft({ client, values, place, coupon, begun, ready }: KeptOrder) {
  const kept = useRef<{ readonly choices: string; readonly identity: string }>(undefined);
  const now = useRef<{ readonly choices: string; readonly identity: string }>(undefined);
  const whole = useRef<() => string>(undefined);
  const keep = useRef<() => void>(undefined);
  const isBegun = useRef(begun);
  // Once there is a link, the service hears of every choice: it gives them to the other device.
  const linked = useRef(false);

  useEffect(() => {
    const choices = choicesOf(values, { ...place, coupon }, 0);
    const current = { choices: JSON.stringify(choices), identity: identityOf(values) };
    now.current = current;
    whole.current = () => wholeDraftOf(values, choices);
    // What a page begins with is no draft yet, unless the buyer chose it before.
    kept.current ??= isBegun.current ? { choices: "", identity: "" } : current;
    keep.current = () => {
      const last = kept.current;
      if (!ready) return;
      kept.current = current;
      const chosen = last?.choices !== current.choices;
      const typed = last?.identity !== current.identity;
      if (chosen) {
        keepChoices({ ...choices, savedAtMs: Date.now() });
        keepHowOften(values.howOften);
      }
      if (!typed && !(chosen && linked.current)) return;
      // A draft that cannot be kept costs a repeat after a reload, not the order.
      void keepWholeDraft(client, wholeDraftOf(values, choices)).catch(() => undefined);
    };
    const timer = setTimeout(() => keep.current?.(), DRAFT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [client, values, place, coupon, ready]);

  useEffect(() => {
    // What was typed a moment before a reload or a change of language is kept too.
    const leave = () => keep.current?.();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const keepWhole = useCallback(async () => {
    linked.current = true;
    await keepWholeDraft(client, whole.current?.() ?? "");
  }, [client]);

  return {
    /** Keeps what has changed without waiting for a pause. */
    keepNow: () => keep.current?.(),
    /** Keeps the order as it stands now on the service, choices too. */
    keepWhole,
    /** The next values are what a page begins with. */
    beginAnew: () => {
      isBegun.current = false;
      kept.current = undefined;
    },
    /** The order as it stands needs no keeping; later changes do. */
    letGo: () => {
      kept.current = now.current;
    },
  };
}

import { useZodForm } from "@sughurta/forms";
import { useCallback, useEffect, useRef } from "react";
import { settleOrder } from "../order/order-effects.ts";
import { newTravelOrder, type TravelOrderValues } from "../order/order-values.ts";
import { toTravelQuote } from "../order/to-travel-payload.ts";
import { useTravelQuote } from "../quote/use-travel-quote.ts";
import {
  quickQuoteErrors,
  quickQuoteSchema,
  tripOf,
  withTraveller,
} from "./quick-quote-schema.ts";
import type { TravelQuickQuoteProps } from "./travel-quick-quote.tsx";

/** Form and live price of the quick quote; the price is asked for as soon as the trip is sound (S1 §4). */
export function useQuickQuote({ today, partner, coupon, onOrder }: TravelQuickQuoteProps) {
  const toErrors = useCallback(
    (values: TravelOrderValues) => quickQuoteErrors(values, today),
    [today],
  );
  const form = useZodForm({
    initialValues: newTravelOrder(today),
    schema: quickQuoteSchema,
    toErrors,
    onSubmit: (values) => onOrder(tripOf(values)),
  });
  const { values, setValues } = form;

  const settled = useRef(values);
  useEffect(() => {
    if (values === settled.current) return;
    const next = settleOrder(settled.current, values, today);
    settled.current = next;
    if (next !== values) setValues((now) => (now === values ? next : now));
  }, [values, setValues, today]);

  const traveller = withTraveller(values, today);
  const sound = Object.keys(quickQuoteErrors(values, today)).length === 0;
  const request = sound
    ? toTravelQuote(traveller, { partner, coupon, shortValidate: true })
    : undefined;
  const quote = useTravelQuote(request);
  return { form, quote, sound, guessed: traveller.las[0]?.laBirthdayTouch !== true };
}

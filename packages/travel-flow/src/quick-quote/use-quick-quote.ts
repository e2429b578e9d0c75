import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { applyOrderEffects } from "../model/effects/order-effects.ts";
import { newTravelOrder } from "../model/new-order.ts";
import { useTravelQuote } from "../model/quote/use-travel-quote.ts";
import { toTravelQuote } from "../model/to-travel-payload.ts";
import { tripOf } from "../model/travel-trip.ts";
import { quickQuoteErrors, withTraveller } from "./quick-quote-errors.ts";
import type { TravelQuickQuoteProps } from "./travel-quick-quote-props.ts";
import { useRememberedFrequency } from "./use-remembered-frequency.ts";

const schema = lazyModule(async () => (await import("./quick-quote-schema.ts")).quickQuoteSchema);

/** Form and live price of the quick quote; a price is asked for as soon as the trip is sound (S1 §4). */
export function useQuickQuote({ today, partner, coupon, onOrder }: TravelQuickQuoteProps) {
  const form = useZodForm({
    initialValues: newTravelOrder(today),
    schema,
    toErrors: (values) => quickQuoteErrors(values, today),
    onChangeEffects: (before, after) => applyOrderEffects(before, after, today),
    onSubmit: (values) => onOrder(tripOf(values)),
  });
  useRememberedFrequency(form);
  const { values } = form;
  const traveller = withTraveller(values, today);
  const [violation] = Object.values(quickQuoteErrors(values, today));
  const request = violation
    ? undefined
    : toTravelQuote(traveller, { partner, coupon, shortValidate: true });
  const quote = useTravelQuote(request);
  return { form, quote, violation, guessed: traveller.las[0]?.laBirthday === "" };
}

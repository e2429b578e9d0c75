import { applyOrderEffects } from "../model/effects/order-effects.ts";
import { newTravelOrder } from "../model/new-order.ts";
import type { TravelOrderValues, TravelTrip } from "../model/order-values.ts";
import { toTravelQuote } from "../model/to-travel-payload.ts";
import { quickQuoteErrors, withTraveller } from "./quick-quote-errors.ts";

/** Input of a quick price beside the trip. */
export interface TripQuestionOptions {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  readonly partner?: string | undefined;
  readonly coupon?: string | undefined;
}

/** An order with the known values of a trip; omitted values are as in a new order. */
export function orderWithTrip(trip: Partial<TravelTrip>, today: string): TravelOrderValues {
  const empty = newTravelOrder(today);
  return applyOrderEffects(empty, { ...empty, ...trip }, today);
}

/** The price request of a trip without people's names, or the rule that the trip breaks. */
export function tripQuestion(
  values: TravelOrderValues,
  { today, partner, coupon }: TripQuestionOptions,
) {
  const traveller = withTraveller(values, today);
  const [violation] = Object.values(quickQuoteErrors(values, today));
  const request = violation
    ? undefined
    : toTravelQuote(traveller, { partner, coupon, shortValidate: true });
  return { request, violation, guessed: traveller.las[0]?.laBirthday === "" };
}

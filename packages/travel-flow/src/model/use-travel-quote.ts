import { useFirstInteraction } from "@sughurta/api-client/react";
import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { isIsoDate } from "@sughurta/domain";
import { birthDateForGroup, holderBirthDateViolation } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { type QuoteControl, useQuote } from "@sughurta/order/quote";
import { useMemo } from "react";
import { applyOrderEffects } from "./order-effects.ts";
import {
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
  type TravelTrip,
} from "./order-values.ts";
import { type TravelQuoteRequest, toTravelQuote } from "./to-travel-payload.ts";
import {
  askQuote,
  quoteDelayMs,
  type TravelQuote,
  toQuoteOutcome,
  travelContracts,
} from "./travel-quote.ts";
import { tripErrors } from "./trip.ts";

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

/** The one traveller is the holder, so errors of one are shown at the other. */
const TRAVELLER_BIRTHDAY = "las[0].laBirthday";

/** Rules between the fields of the quick quote: the trip's, and the age of the holder (S1 §5). */
export function quickQuoteErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const traveller = withTraveller(values, today);
  const { [TRAVELLER_BIRTHDAY]: tooOld, ...trip } = tripErrors(traveller, today);
  const violation = isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today);
  const birthday = violation ? { code: violation } : tooOld;
  return birthday ? { ...trip, holderBirthday: birthday } : trip;
}

/** Whether the birth date is known and valid for a holder. */
function knowsTraveller({ holderBirthday }: TravelOrderValues, today: string): boolean {
  return isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today) === undefined;
}

/**
 * The order with its one traveller, who is the holder (SPEC-36); until the birth date is typed,
 * a person of the widest age group, so that a price can be shown at once (SPEC-32).
 */
function withTraveller(values: TravelOrderValues, today: string): TravelOrderValues {
  const begin = isIsoDate(values.beginDate) ? values.beginDate : today;
  const traveller = knowsTraveller(values, today)
    ? { laBirthday: values.holderBirthday }
    : { laAgeGuess: birthDateForGroup("from4to69", today, begin) ?? "" };
  return { ...values, las: [newPerson("1", traveller)] };
}

/** The price of a trip, and a function to request it again. */
export type TravelQuoteControl = QuoteControl<TravelQuoteRequest, TravelQuote>;

/**
 * The live price of a trip (S1 §4, SPEC-42); `known` is the price of this request where it was loaded with the page.
 */
export function useTravelQuote(
  request: TravelQuoteRequest | undefined,
  known?: TravelQuote | undefined,
): TravelQuoteControl {
  useFirstInteraction(travelContracts.preload);
  return useQuote({ request, ask: askQuote, delayMs: quoteDelayMs, listPrice: known });
}

/** A price requested by a server: the request and its response, as plain data. */
export interface PrefetchedTravelPrice {
  readonly body: TravelQuoteRequest;
  readonly data: ResponseOf<typeof calculateTravel, 200>;
}

/** That price while the request is the same. */
export function usePrefetchedPrice(
  request: TravelQuoteRequest | undefined,
  known: PrefetchedTravelPrice | undefined,
): TravelQuote | undefined {
  const isAsked = known !== undefined && JSON.stringify(request) === JSON.stringify(known.body);
  return useMemo(() => {
    if (!isAsked) return undefined;
    const outcome = toQuoteOutcome(known.body, known.data);
    return outcome.kind === "quote" ? outcome.quote : undefined;
  }, [isAsked, known]);
}

/** The live price of a quick quote: where, when, who. */
export function useTripQuote(
  trip: Partial<TravelTrip>,
  options: TripQuestionOptions & {
    /** A price loaded with the page. */
    readonly known?: PrefetchedTravelPrice | undefined;
  },
): TravelQuoteControl {
  const { request } = tripQuestion(orderWithTrip(trip, options.today), options);
  return useTravelQuote(request, usePrefetchedPrice(request, options.known));
}

import { isIsoDate } from "@sughurta/domain";
import {
  defaultTrip,
  endDateBounds,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
  movedEndDate,
} from "@sughurta/domain/travel";
import type { TravelTrip } from "../model/order-values.ts";

/** Destinations that can be chosen without a list, by the codes of the list. */
export const QUOTED_COUNTRIES = ["TR", "RU", "AE", "SCU"] as const;

/** The answers of the shortest form for a trip: where, when, how many people. */
export interface PlainTrip {
  /** Code of a country or a group. */
  readonly country: string;
  /** ISO; what was typed while it is no date. */
  readonly beginDate: string;
  readonly endDate: string;
  readonly people: number;
}

/** Names of these answers in an address. */
export const PLAIN_TRIP_PARAMS = {
  country: "country",
  beginDate: "begin",
  endDate: "end",
  people: "people",
} as const satisfies Readonly<Record<keyof PlainTrip, string>>;

/** The trip asked about first: the most frequent country, today and tomorrow, one person. */
export function defaultPlainTrip(today: string): PlainTrip {
  const { beginDate, endDate } = defaultTrip(today);
  return { country: QUOTED_COUNTRIES[0], beginDate, endDate, people: MIN_INSURED_PERSONS };
}

const isQuoted = (code: string) => QUOTED_COUNTRIES.some((known) => known === code);

/** The answers in an address, completed to a trip that can be priced; `undefined` without a country of the form. */
export function readPlainTrip(address: URLSearchParams, today: string): PlainTrip | undefined {
  const country = address.get(PLAIN_TRIP_PARAMS.country) ?? "";
  if (!isQuoted(country)) return undefined;
  const usual = defaultPlainTrip(today);
  const begin = address.get(PLAIN_TRIP_PARAMS.beginDate) ?? "";
  const beginDate = isIsoDate(begin) && begin >= today ? begin : usual.beginDate;
  const end = address.get(PLAIN_TRIP_PARAMS.endDate) ?? "";
  const endDate = movedEndDate(beginDate, isIsoDate(end) ? end : beginDate);
  return {
    country,
    beginDate,
    endDate: endDate <= endDateBounds(beginDate, today).max ? endDate : usual.endDate,
    people: peopleWithin(Number(address.get(PLAIN_TRIP_PARAMS.people))),
  };
}

/** A number of people that one policy insures. */
export function peopleWithin(count: number): number {
  return Math.min(MAX_INSURED_PERSONS, Math.max(MIN_INSURED_PERSONS, Math.trunc(count) || 1));
}

/** The trip as an order starts with it. */
export function toTravelTrip({ country, people, ...dates }: PlainTrip): TravelTrip {
  const unknown = { holderBirthday: "", holderGender: "m" } as const;
  return { country: [country], howOften: "0", spaType: "0", ...dates, ...unknown, people };
}

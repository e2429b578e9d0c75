import { calculateTravel } from "@sughurta/contracts/travel";
import { isIsoDate } from "@sughurta/domain";
import { COUNTRY_GROUPS, DESTINATIONS } from "@sughurta/domain/countries";
import {
  DEFAULT_MEDICAL_COVER,
  defaultTrip,
  TRAVEL_CURRENCIES,
  tripDays,
  usualBirthDate,
} from "@sughurta/domain/travel";
import { parse } from "zod/v4/core";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { rateOfToday } from "./exchange-rate.ts";
import { getSum, travelPriceParts } from "./travel-price.ts";
import { getMedicalSums, travelTariff } from "./travel-tariff.ts";
import type { TripRequest } from "./trip-rules.ts";

/** Answers of a trip without anything about its people but their number. */
export interface PlainTrip {
  /** Codes joined by a comma. */
  readonly country: string;
  readonly beginDate: string;
  readonly endDate: string;
  readonly people: number;
  readonly today: string;
}

/** The price request of a trip of adults, with the default cover (SPEC-32). */
export function plainTrip({ country, beginDate, endDate, people, today }: PlainTrip): TripRequest {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const laBirthday = usualBirthDate(today, begin);
  return parse(calculateTravel.body, {
    country,
    multi: 0,
    beginDate,
    endDate,
    dayCount: Math.max(0, tripDays(beginDate, endDate)),
    currency: DEFAULT_MEDICAL_COVER.currency,
    mainSumAssured: DEFAULT_MEDICAL_COVER.sum,
    sportOption: 0,
    las: Array.from({ length: people }, () => ({ laBirthday })),
  });
}

/**
 * The lowest price of a trip by today's tariff, in diram: one adult, for every destination, sum and currency;
 * `undefined` while travel is not on sale.
 */
export async function lowestTripDiram(
  service: Pick<Platform, "config" | "now">,
  db: Database,
): Promise<number | undefined> {
  const today = getToday(service);
  const tariff = await travelTariff.on(db, today);
  if (!tariff) return undefined;
  const { beginDate, endDate } = defaultTrip(today);
  const base = plainTrip({ country: "WET", beginDate, endDate, people: 1, today });
  const prices: number[] = [];
  for (const currency of TRAVEL_CURRENCIES) {
    const rate = await rateOfToday(service, db, currency);
    if (!rate) continue;
    for (const { code2: country } of [...COUNTRY_GROUPS, ...DESTINATIONS]) {
      for (const mainSumAssured of getMedicalSums(tariff.figures)) {
        const trip = { ...base, country, currency, mainSumAssured };
        prices.push(getSum(travelPriceParts(tariff.figures, trip, rate.tjs)));
      }
    }
  }
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

import { fromDiram, roundMoney, toDiram } from "@sughurta/domain";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  type CouponContext,
  calculatedPrice,
  NO_PRICE,
} from "#src/products/price/calculated-price.ts";
import type { OrderQuote } from "#src/products/product-line.ts";
import { type ExchangeRate, rateOfToday } from "./exchange-rate.ts";
import { offeredChoices } from "./offered-choices.ts";
import { offeredParts } from "./offered-parts.ts";
import { TRAVEL_PRODUCT_CODE } from "./tariff.ts";
import { type PricePart, sumOf, travelPriceParts } from "./travel-price.ts";
import type { TripRequest } from "./trip-rules.ts";

/** The price of a trip with its parts, which add up to it. */
export interface TravelQuote extends OrderQuote {
  readonly parts: readonly PricePart[];
  /** What each add-on costs once it is on. */
  readonly offered: readonly PricePart[];
  /** What other choices change. */
  readonly choices: ReturnType<typeof offeredChoices>;
  readonly rate: ExchangeRate;
}

/** Prices a trip that passed the rules at today's rate, with its promo code. */
export async function travelQuote(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  trip: TripRequest,
  context: CouponContext,
): Promise<TravelQuote> {
  const rate = await rateOfToday(service, db, trip.currency);
  const premiums = travelPriceParts(trip, rate.tjs);
  const price = await calculatedPrice(service, db, {
    productCode: TRAVEL_PRODUCT_CODE,
    premium: fromDiram(sumOf(premiums)),
    coupon: trip.coupon,
    ...context,
  });
  const coupon = { part: "coupon" as const, diram: -price.discountDiram };
  const parts = price.discountDiram > 0 ? [...premiums, coupon] : premiums;
  const sumAssuredDiram = toDiram(roundMoney(trip.mainSumAssured * rate.tjs));
  const offered = offeredParts(trip, rate.tjs);
  const choices = offeredChoices(trip, rate.tjs);
  return {
    productCode: TRAVEL_PRODUCT_CODE,
    sumAssuredDiram,
    rate,
    parts,
    offered,
    choices,
    price,
  };
}

/** The quote of a trip that breaks a rule: no price, and nothing is insured. */
export async function unpricedTrip(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  trip: TripRequest,
): Promise<TravelQuote> {
  const rate = await rateOfToday(service, db, trip.currency);
  const productCode = TRAVEL_PRODUCT_CODE;
  const nothing = { parts: [], offered: [], choices: [], price: NO_PRICE };
  return { productCode, sumAssuredDiram: 0, rate, ...nothing };
}

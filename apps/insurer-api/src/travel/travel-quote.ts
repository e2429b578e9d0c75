import { fromDiram, roundMoney, toDiram } from "@sughurta/domain";
import type { Database } from "#src/database/sql.ts";
import {
  type CalculatedPrice,
  type CouponContext,
  calculatedPrice,
} from "#src/order/calculated-price.ts";
import type { Service } from "#src/service.ts";
import { type ExchangeRate, rateOfToday } from "./exchange-rate.ts";
import { TRAVEL_PRODUCT_CODE } from "./tariff.ts";
import { type PricePart, sumOf, travelPriceParts } from "./travel-price.ts";
import type { TripRequest } from "./trip-rules.ts";

/** The price of a trip with its parts, which add up to it. */
export interface TravelQuote {
  readonly parts: readonly PricePart[];
  readonly price: CalculatedPrice;
  readonly rate: ExchangeRate;
}

/** Prices a trip that passed the rules at today's rate, with its promo code. */
export async function travelQuote(
  service: Service,
  db: Database,
  trip: TripRequest,
  context: CouponContext = {},
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
  return { parts, price, rate };
}

/** The medical sum of a trip in diram at a rate. */
export function sumAssuredDiram(trip: TripRequest, { tjs }: ExchangeRate): number {
  return toDiram(roundMoney(trip.mainSumAssured * tjs));
}

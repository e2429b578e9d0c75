import { roundMoney, toDiram } from "@sughurta/domain";
import type { Database } from "#src/database/sql.ts";
import { type CalculatedPrice, calculatedPrice } from "#src/order/calculated-price.ts";
import type { Service } from "#src/service.ts";
import { TJS_PER_UNIT, TRAVEL_PRODUCT_CODE } from "./tariff.ts";
import { type TravelPremiums, totalPremium, travelPremiums } from "./travel-price.ts";
import type { TripRequest } from "./trip-rules.ts";

/** The price of a trip with its parts. */
export interface TravelQuote {
  readonly premiums: TravelPremiums;
  readonly price: CalculatedPrice;
}

/** Prices a trip that passed the rules, with its promo code. */
export async function travelQuote(
  service: Service,
  db: Database,
  trip: TripRequest,
  orderId?: string,
): Promise<TravelQuote> {
  const premiums = travelPremiums(trip);
  const price = await calculatedPrice(service, db, {
    productCode: TRAVEL_PRODUCT_CODE,
    premium: totalPremium(premiums),
    coupon: trip.coupon,
    ...(orderId === undefined ? {} : { orderId }),
  });
  return { premiums, price };
}

/** The medical sum of a trip in diram, by the tariff's rate. */
export function sumAssuredDiram(trip: TripRequest): number {
  return toDiram(roundMoney(trip.mainSumAssured * TJS_PER_UNIT[trip.currency]));
}

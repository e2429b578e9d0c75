import { fromDiram, roundMoney, toDiram } from "@sughurta/domain";
import type { AgeGroup, TravelCurrency } from "@sughurta/domain/travel";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, type FieldCodes } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import {
  type CouponContext,
  calculatedPrice,
  NO_PRICE,
} from "#src/products/line/calculated-price.ts";
import type { OrderQuote } from "#src/products/line/product-line.ts";
import type { Tariff } from "#src/products/tariff/tariffs.ts";
import { type ExchangeRate, rateOfToday } from "./exchange-rate.ts";
import { offeredChoices, offeredParts } from "./offered-choices.ts";
import { getSum, type PricePart, travelPriceParts } from "./travel-price.ts";
import { getAgeGroups, getMedicalSums, type TravelFigures, travelTariff } from "./travel-tariff.ts";
import { medicalSumViolations, type TripRequest } from "./trip-rules.ts";

/** Product code of travel orders, used by promo codes. */
export const TRAVEL_PRODUCT_CODE = "TRAVEL";

/** The price of a trip with its parts, which add up to it. */
export interface TravelQuote extends OrderQuote {
  readonly tariffVersion: number;
  readonly parts: readonly PricePart[];
  /** Price of each add-on when it is on. */
  readonly offered: readonly PricePart[];
  /** Price differences of other choices. */
  readonly choices: ReturnType<typeof offeredChoices>;
  /** Medical sums on sale. */
  readonly medicalSums: readonly number[];
  /** Age groups on sale. */
  readonly ageGroups: readonly AgeGroup[];
  readonly rate: ExchangeRate;
}

type Needs = Pick<Platform, "config" | "now">;

/** What today's travel prices are calculated from. */
interface TravelPricing {
  readonly tariff: Tariff<TravelFigures>;
  readonly rate: ExchangeRate;
}

/** Tariff and rate of today's travel prices. Throws 409 if travel has no tariff or the currency no rate. */
export async function travelPricing(
  service: Needs,
  db: Database,
  currency: TravelCurrency,
): Promise<TravelPricing> {
  const tariff = await travelTariff.on(db, getToday(service));
  const rate = await rateOfToday(service, db, currency);
  if (!tariff || !rate) throw new FailureError(409, "productNotOnSale");
  return { tariff, rate };
}

/** Violations of a trip that depend on today's tariff. Throws 409 if travel has none. */
export async function tariffViolations(
  service: Needs,
  db: Database,
  trip: Pick<TripRequest, "mainSumAssured">,
): Promise<FieldCodes> {
  const tariff = await travelTariff.on(db, getToday(service));
  if (!tariff) throw new FailureError(409, "productNotOnSale");
  return medicalSumViolations(trip, getMedicalSums(tariff.figures));
}

/** Prices a valid trip by today's tariff and rate, with its promo code. */
export async function travelQuote(
  service: Needs,
  db: Database,
  trip: TripRequest,
  context: CouponContext,
): Promise<TravelQuote> {
  const pricing = await travelPricing(service, db, trip.currency);
  return pricedTrip(service, db, trip, { ...context, pricing });
}

/** The same, with a tariff and rate that were read before. */
export async function pricedTrip(
  service: Needs,
  db: Database,
  trip: TripRequest,
  { pricing, ...context }: CouponContext & { readonly pricing: TravelPricing },
): Promise<TravelQuote> {
  const { tariff, rate } = pricing;
  const priced = [tariff.figures, trip, rate.tjs] as const;
  const premiums = travelPriceParts(...priced);
  const price = await calculatedPrice(service, db, {
    productCode: TRAVEL_PRODUCT_CODE,
    premium: fromDiram(getSum(premiums)),
    coupon: trip.coupon,
    ...context,
  });
  const coupon = { part: "coupon" as const, diram: -price.discountDiram };
  return {
    productCode: TRAVEL_PRODUCT_CODE,
    tariffVersion: tariff.version,
    sumAssuredDiram: toDiram(roundMoney(trip.mainSumAssured * rate.tjs)),
    rate,
    parts: price.discountDiram > 0 ? [...premiums, coupon] : premiums,
    offered: offeredParts(...priced),
    choices: offeredChoices(...priced),
    medicalSums: getMedicalSums(tariff.figures),
    ageGroups: getAgeGroups(tariff.figures),
    price,
  };
}

/** The quote of an invalid trip: no price, and nothing is insured. */
export function unpricedTrip({ tariff, rate }: TravelPricing): TravelQuote {
  return {
    productCode: TRAVEL_PRODUCT_CODE,
    tariffVersion: tariff.version,
    sumAssuredDiram: 0,
    rate,
    parts: [],
    offered: [],
    choices: [],
    medicalSums: getMedicalSums(tariff.figures),
    ageGroups: getAgeGroups(tariff.figures),
    price: NO_PRICE,
  };
}

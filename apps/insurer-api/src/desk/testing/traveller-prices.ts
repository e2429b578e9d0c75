import type { BuyerPrices } from "#src/products/price/typical-buyers.ts";
import { getSum, travelPriceParts } from "#src/products/travel/travel-price.ts";
import type { TravelFigures } from "#src/products/travel/travel-tariff.ts";
import { TYPICAL_TRIPS, toTripRequest } from "#src/products/travel/typical-trips.ts";

const CURRENCY = "EUR";
const DAY = "2026-12-01";

/** Invented figures of a travel tariff. */
export const travelFigures: TravelFigures = {
  dailyPrices: { cis: 0.55, near: 0.8, europe: 1.05, world: 2.1 },
  nearCountries: ["AE", "AF", "CN", "EG", "IN", "IR", "TR"],
  dearCountries: ["CA", "JP", "US"],
  dayPercents: [
    { toDay: 15, percent: 100 },
    { toDay: 90, percent: 70 },
  ],
  laterDaysPercent: 45,
  ageFactors: { under1: 0.9, from1to3: 0.9, from4to69: 1, from70to74: 2.2, from75to80: 3.5 },
  medicalFactors: { 30000: 1, 50000: 1.3, 75000: 1.6 },
  sportPercent: 80,
  addOnPercents: {
    thingsSumAssured: 1.2,
    flatSumAssured: 0.12,
    neighborSumAssured: 0.08,
    accSumAssured: 0.15,
    flightDelaySign: 3,
    baggageDelaySign: 2.5,
    baggageLossSign: 0.6,
  },
  addOnDailyPrices: {
    pregnantOption: 1.2,
    covid19Option: 0.3,
    sunOption: 0.04,
    alcoholicOption: 0.12,
    poisoningOption: 0.06,
    seaCreatureOption: 0.05,
  },
  partnerPercents: [{ partner: "SAFAR", percent: 5 }],
};

/** A tariff, and the exchange rate of the cover's currency in TJS. */
interface Pricing {
  readonly figures: TravelFigures;
  readonly rate: number;
}

/** Prices of typical travellers before and after a change. */
export const travellerPrices = (before: Pricing, after: Pricing): BuyerPrices[] =>
  TYPICAL_TRIPS.map((trip) => {
    const request = toTripRequest(trip, CURRENCY, DAY);
    const price = ({ figures, rate }: Pricing) => getSum(travelPriceParts(figures, request, rate));
    return {
      buyer: { line: "travel", trip, currency: CURRENCY },
      beforeDiram: price(before),
      afterDiram: price(after),
    };
  });

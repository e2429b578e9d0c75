import { fromDiram, toDiram } from "@sughurta/domain";
import { isFixedProgram } from "@sughurta/domain/motor";
import { DEFAULT_MEDICAL_COVER, type TravelCurrency } from "@sughurta/domain/travel";
import { productsOn } from "#src/content/price/product-on-day.ts";
import type { TariffRow } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { cascoPrice } from "#src/products/motor/price/casco-price.ts";
import { type CascoFigures, cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { liabilityPrice } from "#src/products/motor/price/liability-price.ts";
import {
  type LiabilityFigures,
  liabilityTariff,
} from "#src/products/motor/price/liability-tariff.ts";
import {
  TYPICAL_CARS,
  TYPICAL_LIABILITIES,
  type TypicalCar,
  type TypicalLiability,
  toCarRequest,
} from "#src/products/motor/price/typical-vehicles.ts";
import type { TariffKind } from "#src/products/tariff/tariffs.ts";
import { type NewRate, rateOn } from "#src/products/travel/exchange-rate.ts";
import { getSum, travelPriceParts } from "#src/products/travel/travel-price.ts";
import {
  getMedicalSums,
  type TravelFigures,
  travelTariff,
} from "#src/products/travel/travel-tariff.ts";
import type { TripRequest } from "#src/products/travel/trip-rules.ts";
import {
  TYPICAL_TRIPS,
  type TypicalTrip,
  toTripRequest,
} from "#src/products/travel/typical-trips.ts";

/** A typical buyer. */
export type TypicalBuyer =
  | {
      readonly line: "travel";
      readonly trip: TypicalTrip;
      /** Currency of the cover. */
      readonly currency: TravelCurrency;
    }
  | { readonly line: "liability"; readonly vehicle: TypicalLiability }
  | { readonly line: "casco"; readonly car: TypicalCar };

/** Price of a typical buyer before and after a change, in diram; `undefined` while not on sale. */
export interface BuyerPrices {
  readonly buyer: TypicalBuyer;
  readonly beforeDiram: number | undefined;
  readonly afterDiram: number | undefined;
}

interface Priced<Figures> {
  readonly buyer: TypicalBuyer;
  readonly price: (figures: Figures) => number | undefined;
}

/** Effect of a proposed tariff on ten typical buyers on its first day. */
export async function compareTariffs(
  db: Database,
  proposal: Pick<TariffRow, "line" | "validFrom" | "figures">,
): Promise<readonly BuyerPrices[]> {
  const { line, validFrom: day } = proposal;
  switch (line) {
    case "travel":
      return compare(db, travelTariff, proposal, await typicalTravellers(db, day));
    case "liability":
      return compare(db, liabilityTariff, proposal, LIABILITY_BUYERS);
    case "casco":
      return compare(db, cascoTariff, proposal, await typicalCarOwners(db, day));
  }
}

async function compare<Figures>(
  db: Database,
  kind: TariffKind<Figures>,
  { validFrom, figures }: Pick<TariffRow, "validFrom" | "figures">,
  buyers: readonly Priced<Figures>[],
): Promise<readonly BuyerPrices[]> {
  const before = await kind.on(db, validFrom);
  const after = kind.schema.parse(figures);
  return buyers.map(({ buyer, price }) => ({
    buyer,
    beforeDiram: before && price(before.figures),
    afterDiram: price(after),
  }));
}

/** Effect of a new exchange rate on ten typical travellers on its first day. */
export async function compareRates(
  db: Database,
  { currency, tjs, validFrom: day }: NewRate,
): Promise<readonly BuyerPrices[]> {
  const figures = (await travelTariff.on(db, day))?.figures;
  const before = await rateOn(db, currency, day);
  return TYPICAL_TRIPS.map((trip) => {
    const request = toTripRequest(trip, currency, day);
    const price = (rate: number) => figures && priceOnSale(figures, request, rate);
    return {
      buyer: { line: "travel", trip, currency },
      beforeDiram: before && price(before.tjs),
      afterDiram: price(tjs),
    };
  });
}

/** The price of a trip; `undefined` if its medical sum is not on sale. */
const priceOnSale = (figures: TravelFigures, trip: TripRequest, rate: number) =>
  getMedicalSums(figures).includes(trip.mainSumAssured)
    ? getSum(travelPriceParts(figures, trip, rate))
    : undefined;

/** The currency for comparing trips: the default of the form. */
const COMPARED_CURRENCY = DEFAULT_MEDICAL_COVER.currency;

async function typicalTravellers(db: Database, day: string) {
  const rate = await rateOn(db, COMPARED_CURRENCY, day);
  return TYPICAL_TRIPS.map((trip): Priced<TravelFigures> => {
    const request = toTripRequest(trip, COMPARED_CURRENCY, day);
    return {
      buyer: { line: "travel", trip, currency: COMPARED_CURRENCY },
      price: (figures) => rate && priceOnSale(figures, request, rate.tjs),
    };
  });
}

const LIABILITY_BUYERS = TYPICAL_LIABILITIES.map(
  (vehicle): Priced<LiabilityFigures> => ({
    buyer: { line: "liability", vehicle },
    price: (figures) => {
      const { vehicleType, residentType } = vehicle;
      return toDiram(liabilityPrice(figures, { vehicleTypes: [vehicleType], residentType }).total);
    },
  }),
);

async function typicalCarOwners(db: Database, today: string) {
  const products = await productsOn(db, today);
  return TYPICAL_CARS.map((car): Priced<CascoFigures> => {
    const { program } = car;
    const request = toCarRequest(car, today);
    const fixedPrice = fromDiram(products.get(program)?.priceDiram ?? 0);
    const isPriced = !isFixedProgram(program) || fixedPrice > 0;
    return {
      buyer: { line: "casco", car },
      price: (figures) =>
        isPriced
          ? toDiram(cascoPrice(program, request, { figures, today, fixedPrice }).total)
          : undefined,
    };
  });
}

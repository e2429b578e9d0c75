import { startingPrices } from "@sughurta/contracts/shop";
import { fromDiram } from "@sughurta/domain";
import { productOfProgram } from "@sughurta/domain/motor";
import { productOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { liabilityPrice } from "#src/products/motor/price/liability-price.ts";
import { liabilityTariff } from "#src/products/motor/price/liability-tariff.ts";
import { lowestTripDiram } from "#src/products/travel/plain-trip.ts";
import {
  getAgeGroups,
  getMedicalSums,
  type TravelFigures,
  travelTariff,
} from "#src/products/travel/travel-tariff.ts";
import { priceEdition } from "./price-edition.ts";

/** The code of a car among the kinds of vehicle. */
const CAR = 0;

/** The compulsory policy of a resident's car by today's tariff, TJS; `undefined` while it is not on sale. */
async function carLiability(db: Database, today: string): Promise<number | undefined> {
  const listed = await productOn(db, productOfProgram("MCI_P1"), today);
  const tariff = await liabilityTariff.on(db, today);
  if (!tariff || listed?.onSale === false) return undefined;
  return liabilityPrice(tariff.figures, { vehicleTypes: [CAR], residentType: "resident" }).total;
}

/** Choices of the travel form that the tariff decides. */
const choicesOnSale = (figures: TravelFigures) => ({
  medicalSums: getMedicalSums(figures),
  ageGroups: getAgeGroups(figures),
});

/** The prices "from" of calculated products: pages show these instead of figures of their own. */
export const startingPriceRoutes = (
  service: Pick<Platform, "config" | "now">,
): readonly Route[] => [
  route(startingPrices, async ({ db }) => {
    const trip = await lowestTripDiram(service, db);
    const tariff = await travelTariff.on(db, getToday(service));
    const liability = await carLiability(db, getToday(service));
    return respond(200, {
      ...(trip === undefined ? {} : { travel: fromDiram(trip) }),
      ...(tariff === undefined ? {} : choicesOnSale(tariff.figures)),
      ...(liability === undefined ? {} : { liability }),
      edition: await priceEdition(service, db),
    });
  }),
];

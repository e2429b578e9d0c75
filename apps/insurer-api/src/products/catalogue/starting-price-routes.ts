import { hash } from "node:crypto";
import { startingPrices } from "@sughurta/contracts/shop";
import { fromDiram } from "@sughurta/domain";
import { productOfProgram } from "@sughurta/domain/motor";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { productOn, productsOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { liabilityPrice } from "#src/products/motor/price/liability-price.ts";
import { liabilityTariff } from "#src/products/motor/price/liability-tariff.ts";
import { rateOfToday } from "#src/products/travel/exchange-rate.ts";
import { lowestTripDiram } from "#src/products/travel/plain-trip.ts";
import { travelTariff } from "#src/products/travel/travel-tariff.ts";

/** The code of a car among the kinds of vehicle. */
const CAR = 0;

/** The compulsory policy of a resident's car by today's tariff, TJS; `undefined` while it is not on sale. */
async function carLiability(db: Database, today: string): Promise<number | undefined> {
  const listed = await productOn(db, productOfProgram("MCI_P1"), today);
  const tariff = await liabilityTariff.on(db, today);
  if (!tariff || listed?.onSale === false) return undefined;
  return liabilityPrice(tariff.figures, { vehicleTypes: [CAR], residentType: "resident" }).total;
}

/** Identifies all prices of a day: another one after any change. */
async function editionOf(service: Pick<Platform, "config" | "now">, db: Database): Promise<string> {
  const today = todayOf(service);
  const versions: (number | undefined)[] = [];
  for (const { on } of [travelTariff, liabilityTariff, cascoTariff]) {
    versions.push((await on(db, today))?.version);
  }
  for (const currency of TRAVEL_CURRENCIES) {
    versions.push((await rateOfToday(service, db, currency))?.tjs);
  }
  const products = await productsOn(db, today);
  const sold = [...products.values()].map(({ code, priceDiram, onSale }) => [
    code,
    priceDiram,
    onSale,
  ]);
  return hash("sha1", JSON.stringify([today, versions, sold]), "base64url");
}

/** The prices "from" of calculated products: pages show these instead of figures of their own. */
export const startingPriceRoutes = (
  service: Pick<Platform, "config" | "now">,
): readonly Route[] => [
  route(startingPrices, async ({ db }) => {
    const trip = await lowestTripDiram(service, db);
    const liability = await carLiability(db, todayOf(service));
    return respond(200, {
      ...(trip === undefined ? {} : { travel: fromDiram(trip) }),
      ...(liability === undefined ? {} : { liability }),
      edition: await editionOf(service, db),
    });
  }),
];

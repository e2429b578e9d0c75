import { hash } from "node:crypto";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { productsOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { liabilityTariff } from "#src/products/motor/price/liability-tariff.ts";
import { rateOfToday } from "#src/products/travel/exchange-rate.ts";
import { travelTariff } from "#src/products/travel/travel-tariff.ts";

/** Identifies all prices of a day: another one after any change. */
export async function priceEdition(
  service: Pick<Platform, "config" | "now">,
  db: Database,
): Promise<string> {
  const today = getToday(service);
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

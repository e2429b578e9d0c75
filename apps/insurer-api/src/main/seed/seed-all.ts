import { pathToFileURL } from "node:url";
import { claimSeeding, seedContent } from "#src/content/archive/seed-content.ts";
import type { Seed } from "#src/content/schema/seed-types.ts";
import { seedCalculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { loadPrices, parsePriceArchive } from "#src/products/price/price-archive.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { ensureServiceAccount, seedCoupons, seedDemo, sellBoxes } from "./seed-sales.ts";

/** Begin of the first prices; nothing was sold before, whatever the clock of a new database. */
const FIRST_DAY = "2026-01-01";

/**
 * Seeds a new database once; later changes are preserved, even if the seed changes. In the sandbox also adds promo
 * codes to try and, unless policies are specimens, people with policies.
 */
export async function seedAll(
  service: Pick<Service, "config" | "db" | "now">,
  seed: Seed | undefined,
): Promise<void> {
  await seedCalculatedProducts(service.db);
  await ensureServiceAccount(service);
  if (!seed) return;
  await service.db.transaction(async (tx) => {
    if (!(await claimSeeding(tx))) return;
    await seedContent(tx, seed);
    await sellBoxes(service, FIRST_DAY)(tx, seed.boxes);
    await loadPrices(service, tx, parsePriceArchive(seed.prices), FIRST_DAY);
    if (!service.config.sandbox) return;
    await seedCoupons(tx, seed);
    if (!service.config.specimens) await seedDemo(service, tx, seed);
  });
}

/** Loads the module with the initial data of the service. */
export async function loadSeed(modulePath: string): Promise<Seed> {
  const { seed } = (await import(pathToFileURL(modulePath).href)) as { readonly seed: Seed };
  return seed;
}

import { claimSeeding, seedContent } from "#src/content/seed-content.ts";
import type { Seed } from "#src/content/seed-types.ts";
import { seedCalculatedProducts } from "#src/products/calculated-products.ts";
import { loadPrices, parsePriceArchive } from "#src/products/price/price-archive.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { ensureServiceAccount, seedCoupons, seedDemo, sellBoxes } from "./seed-sales.ts";

/** Nothing was sold before it, whatever clock a database begins with. */
const FIRST_DAY = "2026-01-01";

/**
 * Fills a new database with what is given, once: what somebody changed afterwards stays, whatever the seed says by
 * then. In the sandbox also with promo codes, people and policies to try.
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
    await seedDemo(service, tx, seed);
  });
}

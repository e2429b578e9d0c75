import { count, eq } from "drizzle-orm";
import { seedContent } from "#src/content/seed-content.ts";
import type { Seed } from "#src/content/seed-types.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { seedCalculatedProducts } from "#src/products/calculated-products.ts";
import { seedRates } from "#src/products/travel/exchange-rate.ts";
import type { Service } from "#src/sales/service.ts";
import { ensureServiceAccount, seedCoupons, seedDemo, seedProducts } from "./seed-sales.ts";

/** Fills the database with what is given; in the sandbox also with people, policies and promo codes to try. */
export async function seedAll(
  service: Pick<Service, "config" | "db" | "now">,
  seed: Seed | undefined,
): Promise<void> {
  if (seed) {
    await seedContent(service.db, seed);
    await seedProducts(service.db, seed);
  }
  await seedCalculatedProducts(service.db);
  await seedRates(service.db);
  await ensureServiceAccount(service);
  if (!seed || !service.config.sandbox) return;
  await service.db.transaction(async (tx) => {
    await seedCoupons(tx, seed);
    const [users] = await tx.select({ count: count() }).from(user).where(eq(user.role, "user"));
    if (users?.count === 0) await seedDemo(service, tx, seed);
  });
}

import { count, eq } from "drizzle-orm";
import { seedContent } from "#src/content/seed-content.ts";
import { user } from "#src/database/schema/service.ts";
import { seedCalculatedProducts } from "#src/order/calculated-products.ts";
import { keepServiceAccount, seedCoupons, seedDemo, seedProducts } from "#src/seed/seed-sales.ts";
import type { Service } from "#src/service.ts";
import { seedRates } from "#src/travel/exchange-rate.ts";

/** Fills an empty database; in the sandbox also with people, policies and promo codes to try. */
export async function seedAll(service: Service): Promise<void> {
  await seedContent(service.db);
  await seedProducts(service.db);
  await seedCalculatedProducts(service.db);
  await seedRates(service.db);
  await keepServiceAccount(service);
  if (!service.config.sandbox) return;
  await service.db.transaction(async (tx) => {
    await seedCoupons(tx);
    const [users] = await tx.select({ count: count() }).from(user).where(eq(user.role, "user"));
    if (users?.count === 0) await seedDemo(service, tx);
  });
}

import { eq } from "drizzle-orm";
import { type Order, order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { priceColumns } from "#src/products/price/calculated-price.ts";
import { productLines } from "#src/products/product-lines.ts";
import type { Service } from "#src/sales/service.ts";

/**
 * Prices an order of an earlier day by today's rules and keeps the result. Answers the new price when it
 * moved, so that the buyer can agree to it first. Throws 409 `orderExpired`.
 */
export async function requote(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  stale: Order,
): Promise<{ readonly order: Order; readonly movedToDiram?: number }> {
  const today = todayOf(service);
  if (stale.quotedOn === today) return { order: stale };
  const quote = await productLines[stale.policyType].requote(service, tx, stale, today);
  if (!quote) throw new FailureError(409, "orderExpired");
  const { price, tariffVersion = null, startDate, endDate } = quote;
  const [fresh] = await tx
    .update(order)
    .set({
      ...priceColumns(price),
      startDate,
      endDate,
      quotedOn: today,
      tariffVersion,
      updatedAt: service.now(),
    })
    .where(eq(order.id, stale.id))
    .returning();
  if (!fresh) throw new FailureError(409, "orderExpired");
  return fresh.amountDiram === stale.amountDiram
    ? { order: fresh }
    : { order: fresh, movedToDiram: fresh.amountDiram };
}

import type { SalePlace } from "@sughurta/contracts/draft";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { order } from "#src/platform/database/schema/sales.ts";
import { staffSale } from "#src/platform/database/schema/staff-sale.ts";
import type { Database } from "#src/platform/database/sql.ts";

interface SellerOfOrder {
  readonly soldBy: string | null;
  readonly soldPlace: SalePlace | null;
}

const NO_SELLER: SellerOfOrder = { soldBy: null, soldPlace: null };

/**
 * The member of staff who sells an order: the one whose sale this visitor has open, or the one who sold another order
 * of the same draft, which the buyer continues. No request names a seller.
 */
export async function sellerOfOrder(
  db: Database,
  { owner, lineage, now }: { owner: string; lineage: string | undefined; now: Date },
): Promise<SellerOfOrder> {
  const [open] = await db
    .select({ soldBy: staffSale.staffName, soldPlace: staffSale.place })
    .from(staffSale)
    .where(and(eq(staffSale.owner, owner), gt(staffSale.expiresAt, now)))
    .orderBy(desc(staffSale.openedAt))
    .limit(1);
  if (open || lineage === undefined) return open ?? NO_SELLER;
  const [sibling] = await db
    .select({ soldBy: order.soldBy, soldPlace: order.soldPlace })
    .from(order)
    .where(and(eq(order.lineage, lineage), isNotNull(order.soldBy)))
    .limit(1);
  return sibling ?? NO_SELLER;
}

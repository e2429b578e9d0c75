import { desc } from "drizzle-orm";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { type Audited, readAudited } from "#src/desk/timeline/audited.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { coupon, type product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";

type Coupon = typeof coupon.$inferSelect;

/** Promo codes, latest end date first, and the products that they can be limited to. */
export interface CouponsView {
  readonly coupons: readonly Audited<Coupon>[];
  readonly proposals: readonly Proposal[];
  readonly products: readonly Pick<typeof product.$inferSelect, "code" | "title">[];
  readonly today: string;
}

/** Audit subject of a promo code. */
export const couponSubject = ({ code }: Pick<Coupon, "code">) => `coupon:${code}`;

/** All promo codes, as of an ISO day. */
export async function readCoupons(db: Database, today: string): Promise<CouponsView> {
  const rows = await db.select().from(coupon).orderBy(desc(coupon.validTo), coupon.code);
  const products = [...(await productsOn(db, today)).values()];
  const coupons = await readAudited(db, rows, couponSubject);
  const proposals = await openProposals(db, { kind: "coupon" });
  return { coupons, proposals, products, today };
}

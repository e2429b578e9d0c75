import { and, desc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** The share of a partner for a product on an ISO day, in hundredths of a percent; one of the product goes before the general one. */
export async function shareOnDay(
  db: Database,
  { partnerCode, productCode }: { readonly partnerCode: string; readonly productCode: string },
  day: string,
): Promise<number> {
  const [share] = await db
    .select({ shareBp: partnerShare.shareBp })
    .from(partnerShare)
    .where(
      and(
        eq(partnerShare.partnerCode, partnerCode),
        or(eq(partnerShare.productCode, productCode), isNull(partnerShare.productCode)),
        lte(partnerShare.validFrom, day),
      ),
    )
    .orderBy(
      sql`${partnerShare.productCode} nulls last`,
      desc(partnerShare.validFrom),
      desc(partnerShare.position),
    )
    .limit(1);
  return share?.shareBp ?? 0;
}

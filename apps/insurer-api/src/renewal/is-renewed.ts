import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { order, type Policy, policy, policyCancellation } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { productLines } from "#src/product-lines.ts";

/** `ECI_P1` and `ECI_P3` cover the same car: a programme is no other product. */
const productOf = (code: string) => code.replace(/_P\d+$/, "");

/** What a policy insures beside people, such as the car with its plate. */
async function thingOf(db: Database, { orderId, policyType }: Policy): Promise<string | undefined> {
  if (orderId === null) return undefined;
  const [bought] = await db.select().from(order).where(eq(order.id, orderId));
  return bought && productLines[policyType].insuredThing?.(bought.details)?.text;
}

/** Tells whether the same buyer has a later policy for the same thing, wherever it was bought. */
export async function isRenewed(db: Database, ending: Policy): Promise<boolean> {
  const later = await db
    .select({ policy })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        eq(sql`${policy.holder}->>'phone'`, ending.holder.phone),
        eq(policy.policyType, ending.policyType),
        ne(policy.number, ending.number),
        gt(policy.endDate, ending.endDate),
        isNull(policyCancellation.policyNumber),
      ),
    );
  const product = productOf(ending.productCode);
  const thing = await thingOf(db, ending);
  for (const { policy: other } of later) {
    if (productOf(other.productCode) !== product) continue;
    if ((await thingOf(db, other)) === thing) return true;
  }
  return false;
}

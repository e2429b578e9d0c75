import { eq } from "drizzle-orm";
import {
  type Localised,
  type Order,
  order,
  type Policy,
  policy,
  product,
} from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";

/** A policy with the title of its product and what was ordered. */
export interface TitledPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
}

/** Finds a policy by its number. */
export async function findTitledPolicy(
  db: Database,
  number: string,
): Promise<TitledPolicy | undefined> {
  const [found] = await db
    .select({ policy, title: product.title, details: order.details })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .where(eq(policy.number, number));
  return found;
}

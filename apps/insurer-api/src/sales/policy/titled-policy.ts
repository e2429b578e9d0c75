import { eq } from "drizzle-orm";
import {
  type InstalmentRow,
  type Localised,
  type Order,
  order,
  type Policy,
  policy,
  policyCancellation,
  product,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { PolicyWithTerms } from "#src/products/product-line.ts";
import { instalmentsOfPolicy } from "#src/sales/instalment/instalments-of.ts";

/** A policy with the title of its product, what was ordered, and what became of it. */
export interface TitledPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
  /** Address part of the product. */
  readonly slug?: string | null | undefined;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
  /** Terms of its product; absent where it has none. */
  readonly sold?: PolicyWithTerms["sold"];
  readonly cancelledOn: string | null;
  /** Empty where the price was paid at once. */
  readonly parts: readonly InstalmentRow[];
}

/** Finds a policy by its number. */
export async function findTitledPolicy(
  db: Database,
  number: string,
): Promise<TitledPolicy | undefined> {
  const [found] = await db
    .select({
      policy,
      title: product.title,
      slug: product.slug,
      details: order.details,
      sold: {
        terms: product.terms,
        insures: product.insures,
        insuredAges: product.insuredAges,
      },
      cancelledOn: policyCancellation.requestedOn,
    })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(eq(policy.number, number));
  if (!found) return undefined;
  return { ...found, parts: await instalmentsOfPolicy(db, number) };
}

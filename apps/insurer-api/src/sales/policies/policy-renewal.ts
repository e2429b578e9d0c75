import { daysBetween } from "@sughurta/domain";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import {
  order,
  type Policy,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";

/** A shorter journey is not renewed: the next one is a new journey. */
export const MIN_RENEWED_DAYS = 60;

/** `ECI_P1` and `ECI_P3` cover the same car: a programme is not a separate product. */
const getProduct = (code: string) => code.replace(/_P\d+$/, "");

/** The insured object of a policy other than people, such as the car with its plate. */
async function findThing(
  db: Database,
  { orderId, policyType }: Policy,
): Promise<string | undefined> {
  if (orderId === null) return undefined;
  const [orderRow] = await db.select().from(order).where(eq(order.id, orderId));
  return orderRow && productLines[policyType].insuredThing?.(orderRow.details)?.text;
}

/** A policy and its insured object other than people. */
interface Insured extends Pick<Policy, "policyType"> {
  readonly thing: string | undefined;
}

const lastPart = (thing: string) => thing.split(", ").at(-1);

/**
 * Whether two policies of a product insure the same object. Ready-made casco sold as a box (SPEC-94) names its car in
 * other words or not at all: the plate decides if both have one.
 */
function insureTheSame(one: Insured, other: Insured): boolean {
  if (one.policyType === other.policyType) return one.thing === other.thing;
  if (one.thing === undefined || other.thing === undefined) return true;
  return lastPart(one.thing) === lastPart(other.thing);
}

/**
 * The later policy of the same buyer and product for the same object, from any sales channel; never a cancelled one.
 */
export async function findRenewal(db: Database, ending: Policy): Promise<Policy | undefined> {
  if (daysBetween(ending.startDate, ending.endDate) + 1 < MIN_RENEWED_DAYS) return undefined;
  const later = await db
    .select({ policy })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        eq(sql`${policy.holder}->>'phone'`, ending.holder.phone),
        ne(policy.number, ending.number),
        gt(policy.endDate, ending.endDate),
        isNull(policyCancellation.policyNumber),
      ),
    );
  const product = getProduct(ending.productCode);
  const { policyType } = ending;
  const ended = { policyType, thing: await findThing(db, ending) };
  for (const { policy: other } of later) {
    if (getProduct(other.productCode) !== product) continue;
    const thing = await findThing(db, other);
    if (insureTheSame(ended, { policyType: other.policyType, thing })) return other;
  }
  return undefined;
}

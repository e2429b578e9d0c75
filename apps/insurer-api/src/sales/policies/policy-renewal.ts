import { daysBetween } from "@sughurta/domain";
import { and, eq, gte, inArray, sql } from "drizzle-orm";
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

/** The later policy of the same buyer and product for the same object, if there is one: {@link listRenewals}. */
export const findRenewal = async (db: Database, ending: Policy): Promise<Policy | undefined> =>
  (await listRenewals(db, [ending])).get(ending.number);

const holderPhone = sql<string>`${policy.holder}->>'phone'`;

/**
 * By the number of a policy, the later one of the same buyer and product for the same object, from any sales channel;
 * never a cancelled one.
 */
export async function listRenewals(
  db: Database,
  policies: readonly Policy[],
): Promise<ReadonlyMap<string, Policy>> {
  const endings = policies.filter(
    ({ startDate, endDate }) => daysBetween(startDate, endDate) + 1 >= MIN_RENEWED_DAYS,
  );
  const [earliest] = endings.map(({ endDate }) => endDate).toSorted();
  if (earliest === undefined) return new Map();
  const found = await db
    .select({ policy, details: order.details, cancelled: policyCancellation.policyNumber })
    .from(policy)
    .leftJoin(order, eq(order.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        inArray(holderPhone, [...new Set(endings.map(({ holder }) => holder.phone))]),
        gte(policy.endDate, earliest),
      ),
    );
  const insured = found.map(({ policy: one, details, cancelled }) => ({
    one,
    cancelled,
    product: getProduct(one.productCode),
    policyType: one.policyType,
    // Other than people, such as the car with its plate.
    thing: details ? productLines[one.policyType].insuredThing?.(details)?.text : undefined,
  }));
  const renewals = endings.flatMap((ending) => {
    const ended = insured.find(({ one }) => one.number === ending.number);
    if (!ended) return [];
    const later = insured.find(
      (other) =>
        other.cancelled === null &&
        other.one.number !== ending.number &&
        other.one.holder.phone === ending.holder.phone &&
        other.one.endDate > ending.endDate &&
        other.product === ended.product &&
        insureTheSame(ended, other),
    );
    return later ? [[ending.number, later.one] as const] : [];
  });
  return new Map(renewals);
}

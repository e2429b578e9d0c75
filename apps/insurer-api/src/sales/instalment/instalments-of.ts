import { asc, inArray } from "drizzle-orm";
import { type InstalmentRow, instalment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Parts of policies, each in their order; a policy that is paid at once has none. */
export async function instalmentsOfPolicies(
  db: Database,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly InstalmentRow[]>> {
  if (policyNumbers.length === 0) return new Map();
  const rows = await db
    .select()
    .from(instalment)
    .where(inArray(instalment.policyNumber, [...policyNumbers]))
    .orderBy(asc(instalment.part));
  return Map.groupBy(rows, ({ policyNumber }) => policyNumber);
}

/** Parts of one policy in their order. */
export async function instalmentsOfPolicy(
  db: Database,
  policyNumber: string,
): Promise<readonly InstalmentRow[]> {
  return (await instalmentsOfPolicies(db, [policyNumber])).get(policyNumber) ?? [];
}

/** The part of a policy that is to be paid next. */
export function nextUnpaid(parts: readonly InstalmentRow[]): InstalmentRow | undefined {
  return parts.find(({ paidOn }) => paidOn === null);
}

import { isPolicyNumber, normalizePolicyNumber, parsePhone, toWirePhone } from "@sughurta/domain";
import { desc, eq, sql } from "drizzle-orm";
import { policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

const MOST = 20;

/** Policies of a number, of a phone in any spelling, or of a surname; the newest first. */
export function findPolicies(db: Database, text: string) {
  const number = normalizePolicyNumber(text);
  const phone = parsePhone(text);
  const condition = isPolicyNumber(number)
    ? eq(policy.number, number)
    : phone === undefined
      ? sql`lower(${policy.holder}->>'lastName') = ${text.trim().toLowerCase()}`
      : sql`${policy.holder}->>'phone' = ${toWirePhone(phone)}`;
  return db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(condition)
    .orderBy(desc(policy.createdAt))
    .limit(MOST);
}

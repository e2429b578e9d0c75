import { isPolicyNumber, normalizePolicyNumber, parsePhone, toWirePhone } from "@sughurta/domain";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { foldName } from "./personal/fold-name.ts";

const MOST = 20;

/** Whose surname it is, alone or with the first name before or after it. */
function isNamed(folded: string) {
  const lastName = sql`folded_name(${policy.holder}->>'lastName')`;
  const firstName = sql`folded_name(${policy.holder}->>'firstName')`;
  const surnames = [folded, ...folded.split(" ")];
  return and(
    inArray(lastName, surnames),
    sql`${folded} in (${lastName}, ${lastName} || ' ' || ${firstName}, ${firstName} || ' ' || ${lastName})`,
  );
}

/** Policies of a number, of a phone in any spelling, or of a name; the newest first. */
export function findPolicies(db: Database, text: string) {
  const number = normalizePolicyNumber(text);
  const phone = parsePhone(text);
  const condition = isPolicyNumber(number)
    ? eq(policy.number, number)
    : phone === undefined
      ? isNamed(foldName(text))
      : sql`${policy.holder}->>'phone' = ${toWirePhone(phone)}`;
  return db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(condition)
    .orderBy(desc(policy.createdAt))
    .limit(MOST);
}

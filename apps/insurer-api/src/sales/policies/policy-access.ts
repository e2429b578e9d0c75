import { isPolicyNumber } from "@sughurta/domain";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Policy, policyAccess } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { findPolicyWithProduct } from "./policies.ts";

const ACCESS_MS = 30 * 60_000;

/** Gives a visitor or a user read access to a policy for half an hour. Returns the expiry. */
export async function grantAccess(
  { now }: Pick<Service, "now">,
  db: Database,
  { number: policyNumber }: Policy,
  owner: string,
): Promise<Date> {
  const expiresAt = new Date(now().getTime() + ACCESS_MS);
  await db
    .insert(policyAccess)
    .values({ policyNumber, owner, expiresAt })
    .onConflictDoUpdate({
      target: [policyAccess.policyNumber, policyAccess.owner],
      set: { expiresAt },
    });
  return expiresAt;
}

/** Whether a caller may read a policy: its owner, or a visitor who opened it with a code sent to its phone. */
export async function mayRead(
  { now }: Pick<Service, "now">,
  db: Database,
  policy: Policy,
  owner: string,
): Promise<boolean> {
  if (policy.owner === owner) return true;
  const [open] = await db
    .select()
    .from(policyAccess)
    .where(
      and(
        eq(policyAccess.policyNumber, policy.number),
        eq(policyAccess.owner, owner),
        gt(policyAccess.expiresAt, now()),
      ),
    );
  return open !== undefined;
}

/** The policy of a number if the caller may read it; `undefined` otherwise. */
export async function findReadablePolicy(
  service: Pick<Service, "now">,
  db: Database,
  number: string,
  owner: string,
): Promise<PolicyWithProduct | undefined> {
  const found = isPolicyNumber(number) ? await findPolicyWithProduct(db, number) : undefined;
  return found && (await mayRead(service, db, found.policy, owner)) ? found : undefined;
}

/** Removes expired access grants. */
export async function sweepAccess(service: Pick<Service, "db" | "now">): Promise<void> {
  const isOver = lt(policyAccess.expiresAt, service.now());
  await sweepRows(
    service.db,
    policyAccess,
    [policyAccess.policyNumber, policyAccess.owner],
    isOver,
  );
}

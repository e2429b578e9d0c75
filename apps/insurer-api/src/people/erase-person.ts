import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { deletedAccountOwner, userOwner } from "#src/platform/caller.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { defineQueue, retries } from "#src/platform/jobs/job-queue.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { findPeople, loadScope, type PersonScope } from "./find-people.ts";
import { eraseDetails, otherNames } from "./order-people.ts";
import { closePersonRequest, findPersonRequest } from "./person-requests.ts";
import {
  PERSON_KINDS,
  PERSONAL_TABLES,
  type PersonKind,
  type Pseudonym,
} from "./personal-tables.ts";
import { planErasure } from "./plan-erasure.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Files whose rows were erased; a payload is a random name. */
const fileQueue = defineQueue<{ readonly storedAs: string }>("erased-files", {
  policy: "standard",
  expireInSeconds: 60,
  ...retries(60, 6 * 3_600, 12),
});

/** Removes files after the erasure of their rows is committed. */
export const erasedFileRemoval = handleJobs({
  queue: fileQueue,
  run: ({ store }: Pick<Service, "store">, { storedAs }) => store.discard(storedAs),
});

/** Queues the removal of the files of a person. */
async function eraseFiles({ db, jobs }: Pick<Needs, "db" | "jobs">, scope: PersonScope) {
  const names: string[] = [];
  for (const { table, rows } of PERSONAL_TABLES) {
    if (!FILE_TABLES.has(table)) continue;
    const found = await queryRows<{ name: string | null }>(
      db,
      sql`select stored_as as name from ${tableName(table)} where ${rows(scope)}`,
    );
    names.push(...found.flatMap(({ name }) => name || []));
  }
  await jobs.add(db, fileQueue, ...names.map((storedAs) => fileQueue.job({ storedAs })));
}

/** Tables whose rows name the owner of an account. */
const OWNED = [order, payment, policy, claim] as const;

/** Tables whose column `stored_as` names a file. */
const FILE_TABLES: ReadonlySet<string> = new Set([
  ...["claim_file", "claim_upload", "receipt", "resume_file", "policy_document"],
]);

const tableName = (table: string) => sql`${sql.identifier(table)}`;

/** Number of rows about a person, by kind; kinds without rows are omitted. */
export async function countRows(
  db: Database,
  scope: PersonScope,
): Promise<ReadonlyMap<PersonKind, number>> {
  const counts = new Map<PersonKind, number>(PERSON_KINDS.map((kind) => [kind, 0]));
  for (const { table, kind, rows } of PERSONAL_TABLES) {
    const statement = sql`select count(*)::int as count from ${tableName(table)} where ${rows(scope)}`;
    const [found] = await queryRows<{ count: number }>(db, statement);
    counts.set(kind, (counts.get(kind) ?? 0) + (found?.count ?? 0));
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** What is erased row by row, since other people of the row stay. */
async function eraseBesideOthers(tx: Database, { orders, policies, name }: PersonScope) {
  const ordered = tx.select({ id: order.id, details: order.details }).from(order);
  for (const { id, details } of await ordered.where(inArray(order.id, [...orders]))) {
    const remaining = { details: eraseDetails(details, name) };
    await tx.update(order).set(remaining).where(eq(order.id, id));
  }
  const sold = tx.select({ number: policy.number, lifeAssured: policy.lifeAssured }).from(policy);
  for (const { number, lifeAssured } of await sold.where(inArray(policy.number, [...policies]))) {
    const remaining = { lifeAssured: otherNames(lifeAssured, name) };
    await tx.update(policy).set(remaining).where(eq(policy.number, number));
  }
}

async function eraseRows(tx: Database, scope: PersonScope, pseudonym: Pseudonym): Promise<void> {
  for (const { table, rows, erase } of PERSONAL_TABLES) {
    if (erase === "delete") {
      await tx.execute(sql`delete from ${tableName(table)} where ${rows(scope)}`);
      continue;
    }
    const changes: SQL[] = Object.entries(erase(pseudonym)).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
    );
    if (changes.length === 0) continue;
    await tx.execute(
      sql`update ${tableName(table)} set ${sql.join(changes, sql`, `)} where ${rows(scope)}`,
    );
  }
}

/** A person of a request. */
export interface ErasureTarget {
  readonly requestId: string;
  /** Key of the person, one of those who share the phone. */
  readonly person: string;
}

/**
 * Erases what may be erased of a person, inside a transaction; what must be stored longer stays. Does nothing if it is
 * erased already. Files are removed once the transaction is committed. Throws 403 without a second person, 404
 * for an unknown person, and 409 while something blocks.
 */
export async function erasePerson(
  service: Needs,
  { requestId, person }: ErasureTarget,
  approval: Approval,
): Promise<void> {
  requireTwoPeople(service, "erasure", null, approval);
  const { db } = service;
  const { phone } = await findPersonRequest(service, db, requestId);
  if (phone === undefined) return;
  const found = (await findPeople(db, phone, requestId)).find(({ key }) => key === person);
  if (!found) throw new FailureError(404, "personUnknown");
  const whole = await loadScope(service, phone, found);
  // No purchase, payment or claim of the person changes while the plan is made and carried out.
  await db
    .select({ id: order.id })
    .from(order)
    .where(inArray(order.id, [...whole.orders]))
    .for("update");
  await db
    .select({ number: policy.number })
    .from(policy)
    .where(inArray(policy.number, [...whole.policies]))
    .for("update");
  const { blocks, scope } = await planErasure(service, whole);
  if (blocks.length > 0) throw new FailureError(409, "personBlocked");
  const owner = deletedAccountOwner(requestId);
  const label = `#${requestId.slice(0, 8)}`;
  await eraseFiles(service, scope);
  await eraseBesideOthers(db, scope);
  await eraseRows(db, scope, { id: requestId, owner, label });
  if (whole.userId !== undefined) {
    for (const table of OWNED) {
      await db
        .update(table)
        .set({ owner })
        .where(eq(table.owner, userOwner(whole.userId)));
    }
  }
  await closePersonRequest(service, db, { id: requestId, phone });
}

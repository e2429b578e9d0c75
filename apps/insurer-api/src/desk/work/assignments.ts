import { DAY_MS } from "@sughurta/domain";
import { and, asc, eq, inArray, isNull, like, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { PERMISSIONS } from "#src/desk/access/permissions.ts";
import { type DeskRoutes, deskCommand, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { assignment, staff } from "#src/platform/database/schema/desk.ts";
import { callbackRequest } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { ASSIGN_PERMISSIONS, type AssignedKind } from "./assignment-view.ts";

type Needs = Pick<Platform, "db" | "now">;

const KINDS = ["payment", "claim", "call"] as const satisfies readonly AssignedKind[];
const PAGE_OF: Readonly<Record<AssignedKind, (id: string) => string>> = {
  payment: (id) => `/payments/${id}`,
  claim: (id) => `/claims/${id}`,
  call: () => "/calls",
};

/** After this time, assignments of records that were decided long ago are of no use. */
const RETENTION_DAYS = 365;

/** Names of the staff who may handle records of a kind, in alphabetical order. */
export async function colleaguesFor(db: Database, kind: AssignedKind): Promise<readonly string[]> {
  const roles: readonly string[] = PERMISSIONS[ASSIGN_PERMISSIONS[kind]];
  const hasRole = sql`${staff.roles} && ${sql.param([...roles])}::text[]`;
  const found = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), hasRole))
    .orderBy(asc(staff.name));
  return found.map(({ name }) => name);
}

/** Who handles each of these payments or claims, by id; ids without an assignment are missing. */
export async function listHandlers(
  db: Database,
  kind: Exclude<AssignedKind, "call">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const subjects = ids.map((id) => `${kind}:${id}`);
  const rows = await db.select().from(assignment).where(inArray(assignment.subject, subjects));
  return new Map(rows.map(({ subject, staffName }) => [subject.slice(kind.length + 1), staffName]));
}

/**
 * Condition for the records that a member of staff handles; `id` is the key of their table. The ids come from the
 * member's own assignments, so that other records of a list are not read.
 */
export const isHandledBy =
  (db: Database, kind: Exclude<AssignedKind, "call">, id: PgColumn) =>
  (staffName: string): SQL =>
    inArray(
      id,
      db
        .select({ id: sql`split_part(${assignment.subject}, ':', 2)::uuid` })
        .from(assignment)
        .where(and(eq(assignment.staffName, staffName), like(assignment.subject, `${kind}:%`))),
    );

/** Makes a member of staff handle a record, or none of them with "". Throws 409 for a closed call, 422 for an unsuitable member. */
export async function assign(
  { db, now }: Needs,
  { kind, id, to, by }: { kind: AssignedKind; id: string; to: string; by: string },
): Promise<void> {
  if (to !== "" && !(await colleaguesFor(db, kind)).includes(to)) {
    throw new FailureError(422, "invalid");
  }
  if (kind === "call") {
    const [changed] = await db
      .update(callbackRequest)
      .set({ takenBy: to || null })
      .where(and(eq(callbackRequest.id, id), isNull(callbackRequest.closedAt)))
      .returning({ id: callbackRequest.id });
    if (!changed) throw new FailureError(409, "decidedBefore");
    return;
  }
  const subject = `${kind}:${id}`;
  if (to === "") {
    await db.delete(assignment).where(eq(assignment.subject, subject));
    return;
  }
  const assigned = { staffName: to, assignedBy: by, assignedAt: now() };
  await db
    .insert(assignment)
    .values({ subject, ...assigned })
    .onConflictDoUpdate({ target: assignment.subject, set: assigned });
}

/** Accepts the assignment of one record, without a reason: the audit event says to whom. */
export const assignmentPages: DeskRoutes<Needs> = deskPages(
  ...KINDS.map((kind) =>
    deskCommand<Needs>({
      path: `/assign/${kind}/:id`,
      permission: ASSIGN_PERMISSIONS[kind],
      action: "assign",
      about: (_service, desk) => ({
        subject: `${kind}:${idIn(desk)}`,
        page: PAGE_OF[kind](idIn(desk)),
      }),
      reason: ({ text }) => text("to"),
      run: (service, { desk, form: { text }, command: { actor } }) =>
        assign(service, { kind, id: idIn(desk), to: text("to"), by: actor.id }),
    }),
  ),
);

/** Deletes assignments that are {@link RETENTION_DAYS} old. */
export async function sweepAssignments({ db, now }: Needs): Promise<void> {
  const oldest = new Date(now().getTime() - RETENTION_DAYS * DAY_MS);
  await sweepRows(db, assignment, [assignment.subject], lt(assignment.assignedAt, oldest));
}

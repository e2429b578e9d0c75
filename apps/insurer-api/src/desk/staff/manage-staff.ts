import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import {
  type Staff,
  staff,
  staffRoleChange,
  staffSession,
} from "#src/platform/database/schema/desk.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import { newCredentials, type StaffCredentials } from "./staff-accounts.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

const isActiveAdministrator = and(
  isNull(staff.disabledAt),
  sql`'administrator' = any(${staff.roles})`,
);

const rolesIn = (typed: readonly string[]): StaffRole[] =>
  STAFF_ROLES.filter((role) => typed.includes(role));

/** Locks the account with this name and returns it. Throws 404. */
async function lockMember({ db }: Pick<Needs, "db">, name: string): Promise<Staff> {
  const [found] = await db.select().from(staff).where(eq(staff.name, name)).for("update");
  if (!found) throw notFound();
  return found;
}

/**
 * Locks the accounts of all active administrators, always in the same order, before any of them is changed. Without the
 * lock, two simultaneous decisions that each keep one administrator could remove both.
 */
async function lockAdministrators({ db }: Pick<Needs, "db">): Promise<void> {
  await db.select().from(staff).where(isActiveAdministrator).orderBy(staff.id).for("update");
}

/** Creates an account and proposes its roles; returns credentials, which are shown once. Throws 409 or 422. */
export async function createMember(
  service: Needs,
  typed: { readonly name: string; readonly roles: readonly string[] },
  command: Command,
): Promise<StaffCredentials> {
  const name = typed.name.toLowerCase();
  if (!NAME.test(name)) throw new FailureError(422, "staffNameWrong");
  const id = randomUUID();
  const { columns, credentials } = await newCredentials(service, { id, name });
  const [made] = await service.db
    .insert(staff)
    .values({ id, name, roles: [], ...columns, createdAt: service.now() })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!made) throw new FailureError(409, "staffExists");
  await changeRoles(service, name, typed.roles, command);
  return credentials;
}

/**
 * Revokes roles immediately and proposes new ones, which another person confirms. Throws 404, 409 if a proposal is
 * open, and 422 if no administrator would remain.
 */
export async function changeRoles(
  service: Needs,
  name: string,
  typed: readonly string[],
  { decisionId, actor }: Command,
): Promise<void> {
  await lockAdministrators(service);
  const member = await lockMember(service, name);
  const wanted = rolesIn(typed);
  const kept = wanted.filter((role) => member.roles.includes(role));
  const isMore = kept.length < wanted.length;
  if (kept.length < member.roles.length) {
    if (!kept.includes("administrator")) await requireAdministrator(service, member.id);
    await service.db.update(staff).set({ roles: kept }).where(eq(staff.id, member.id));
  } else if (!isMore) {
    throw new FailureError(422, "staffRolesSame");
  }
  if (!isMore) return;
  const [proposed] = await service.db
    .insert(staffRoleChange)
    .values({
      id: decisionId,
      staffId: member.id,
      roles: wanted,
      state: "proposed",
      proposedBy: actor.id,
      proposedAt: service.now(),
    })
    .onConflictDoNothing()
    .returning({ id: staffRoleChange.id });
  if (!proposed) throw new FailureError(409, "staffRolesWait");
}

/**
 * Confirms proposed roles, except those that the actor proposed, or rejects them. Throws 403, 404, 409 and, where no
 * administrator would remain, 422.
 */
export async function decideRoles(
  service: Needs,
  changeId: string,
  to: "confirmed" | "rejected",
  { actor }: Command,
): Promise<void> {
  const { db } = service;
  await lockAdministrators(service);
  const [change] = await db
    .select()
    .from(staffRoleChange)
    .where(eq(staffRoleChange.id, changeId))
    .for("update");
  if (!change) throw notFound();
  if (change.state !== "proposed") throw new FailureError(409, "decidedBefore");
  if (to === "confirmed") {
    const approval = { by: change.proposedBy, confirmedBy: actor.id };
    requireTwoPeople(service, "roles", null, approval, "staffSecondPerson");
  }
  await db
    .update(staffRoleChange)
    .set({ state: to, decidedBy: actor.id, decidedAt: service.now() })
    .where(eq(staffRoleChange.id, changeId));
  if (to === "rejected") return;
  if (!change.roles.includes("administrator")) await requireAdministrator(service, change.staffId);
  await db.update(staff).set({ roles: change.roles }).where(eq(staff.id, change.staffId));
}

/** Disables an account and deletes its sessions. Throws 404, 409 and, for the last administrator, 422. */
export async function disableMember(service: Needs, name: string): Promise<void> {
  await lockAdministrators(service);
  const member = await lockMember(service, name);
  if (member.disabledAt) throw new FailureError(409, "decidedBefore");
  await requireAdministrator(service, member.id);
  const { db, now } = service;
  await db.update(staff).set({ disabledAt: now() }).where(eq(staff.id, member.id));
  await db.delete(staffSession).where(eq(staffSession.staffId, member.id));
}

/**
 * Requires that another administrator is active if this account is one; the caller has locked all of them. Throws 422.
 */
async function requireAdministrator({ db }: Pick<Needs, "db">, staffId: string): Promise<void> {
  const active = await db.select({ id: staff.id }).from(staff).where(isActiveAdministrator);
  if (active.length === 1 && active[0]?.id === staffId)
    throw new FailureError(422, "lastAdministrator");
}

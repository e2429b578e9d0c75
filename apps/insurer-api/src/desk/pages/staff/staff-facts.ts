import { eq } from "drizzle-orm";
import { staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entry.ts";
import {
  type AuditEvent,
  type Staff,
  type StaffRoleChange,
  staff,
  staffRoleChange,
} from "#src/platform/database/schema/desk.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

type Needs = Pick<Platform, "db" | "now">;

/** What the list shows of somebody. */
export interface ListedMember {
  readonly member: Pick<Staff, "name" | "roles" | "disabledAt">;
  /** Roles of theirs wait for a second person. */
  readonly isProposed: boolean;
  /** How many are open. */
  readonly sessions: number;
}

/** What the page of somebody shows. */
export interface ShownMember extends Omit<ListedMember, "isProposed"> {
  /** Roles that they are to get. */
  readonly change: StaffRoleChange | undefined;
  /** What was done to their account, the oldest act first. */
  readonly events: readonly AuditEvent[];
}

/** What is read of somebody: never what they sign in with. */
const MEMBER = {
  id: staff.id,
  name: staff.name,
  roles: staff.roles,
  disabledAt: staff.disabledAt,
};

const openChanges = ({ db }: Needs): Promise<StaffRoleChange[]> =>
  db.select().from(staffRoleChange).where(eq(staffRoleChange.state, "proposed"));

/** Everybody who works at the desk; what waits for a second person first. */
export async function readStaff(service: Needs): Promise<ListedMember[]> {
  const members = await service.db.select(MEMBER).from(staff).orderBy(staff.name);
  const waiting = new Set((await openChanges(service)).map(({ staffId }) => staffId));
  const sessions = await staffSessionCounts(service);
  return members
    .map((member) => ({
      member,
      isProposed: waiting.has(member.id),
      sessions: sessions.get(member.id) ?? 0,
    }))
    .toSorted((a, b) => Number(b.isProposed) - Number(a.isProposed));
}

/** One account with what is proposed for it and what was done to it. Throws 404. */
export async function readMember(service: Needs, name: string): Promise<ShownMember> {
  const [member] = await service.db.select(MEMBER).from(staff).where(eq(staff.name, name));
  if (!member) throw notFound();
  return {
    member,
    change: (await openChanges(service)).find(({ staffId }) => staffId === member.id),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    events: await auditEventsOf(service.db, [`staff:${name}`]),
  };
}

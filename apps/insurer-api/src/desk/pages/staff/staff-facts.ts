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

/** A staff member of the list. */
export interface ListedMember {
  readonly member: Pick<Staff, "name" | "roles" | "disabledAt">;
  /** Whether proposed roles need the confirmation of a second person. */
  readonly isProposed: boolean;
  /** Number of open sessions. */
  readonly sessions: number;
}

/** Data of a staff member's page. */
export interface MemberView extends Omit<ListedMember, "isProposed"> {
  /** The open proposal of roles. */
  readonly change: StaffRoleChange | undefined;
  /** Audit events of the account, oldest first. */
  readonly events: readonly AuditEvent[];
}

/** Columns of an account that are read: never its credentials. */
const MEMBER = {
  id: staff.id,
  name: staff.name,
  roles: staff.roles,
  disabledAt: staff.disabledAt,
};

const openChanges = ({ db }: Needs): Promise<StaffRoleChange[]> =>
  db.select().from(staffRoleChange).where(eq(staffRoleChange.state, "proposed"));

/** All staff members; those with proposed roles first. */
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

/** One account with its proposed roles and its audit events. Throws 404. */
export async function readMember(service: Needs, name: string): Promise<MemberView> {
  const [member] = await service.db.select(MEMBER).from(staff).where(eq(staff.name, name));
  if (!member) throw notFound();
  return {
    member,
    change: (await openChanges(service)).find(({ staffId }) => staffId === member.id),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    events: await auditEventsOf(service.db, [`staff:${name}`]),
  };
}

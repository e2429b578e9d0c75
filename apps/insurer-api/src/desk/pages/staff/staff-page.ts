import { eq } from "drizzle-orm";
import { type DeskCommand, OneTimeView } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskCommands, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { type DeskRequest, idIn } from "#src/desk/shell/desk-request.ts";
import {
  changeRoles,
  createMember,
  decideRoles,
  disableMember,
} from "#src/desk/staff/manage-staff.ts";
import { endStaffSessions, staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { listAuditEvents } from "#src/desk/timeline/timeline-entries.ts";
import {
  type StaffRoleChange,
  staff,
  staffRoleChange,
} from "#src/platform/database/schema/desk.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  credentialsView,
  type ListedMember,
  type MemberFacts,
  memberView,
  staffView,
} from "./staff-view.ts";

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
async function readStaff(service: Needs): Promise<ListedMember[]> {
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
async function readMember(service: Needs, name: string): Promise<MemberFacts> {
  const [member] = await service.db.select(MEMBER).from(staff).where(eq(staff.name, name));
  if (!member) throw notFound();
  return {
    member,
    change: (await openChanges(service)).find(({ staffId }) => staffId === member.id),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    events: await listAuditEvents(service.db, [`staff:${name}`]),
  };
}

type Needs = Pick<Platform, "config" | "db" | "now">;

const nameIn = ({ param }: DeskRequest) => param("name");
const getSubject = (name: string) => `staff:${name}`;

/** Commands on a staff account, by button. */
const memberCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  roles: {
    action: "staff.roles",
    needsReason: true,
    run: (service, { desk, form, command }) =>
      changeRoles(service, nameIn(desk), form.list("roles"), command),
  },
  disable: {
    action: "staff.disable",
    needsReason: true,
    run: (service, { desk }) => disableMember(service, nameIn(desk)),
  },
  endSessions: {
    action: "staff.endSessions",
    needsReason: true,
    async run(service, { desk }) {
      const [member] = await service.db
        .select()
        .from(staff)
        .where(eq(staff.name, nameIn(desk)));
      if (!member) throw notFound();
      await endStaffSessions(service, member.id);
    },
  },
};

/** Requires that a proposal of roles is about the account of the address. Throws 404. */
async function requireOwnChange({ db }: Needs, desk: DeskRequest): Promise<void> {
  const [change] = await db
    .select({ name: staff.name })
    .from(staffRoleChange)
    .innerJoin(staff, eq(staff.id, staffRoleChange.staffId))
    .where(eq(staffRoleChange.id, idIn(desk)));
  if (change?.name !== nameIn(desk)) throw notFound();
}

/** A decision about proposed roles. */
const decision = (action: DeskAction, state: "confirmed" | "rejected"): DeskCommand<Needs> => ({
  action,
  needsReason: true,
  run: (service, { desk, command }) => decideRoles(service, idIn(desk), state, command),
});

/** Pages on which administrators create accounts, propose and confirm roles, and disable accounts. */
export const staffPages = deskPages(
  deskPage<Needs, readonly ListedMember[]>({
    path: "/staff",
    permission: "manageStaff",
    facts: readStaff,
    view: staffView,
  }),
  deskCommand<Needs>({
    path: "/staff",
    permission: "manageStaff",
    action: "staff.create",
    typed: ["name", "roles"],
    needsReason: true,
    about: (_service, _desk, { text }) => ({ subject: getSubject(text("name").toLowerCase()) }),
    async run(service, { form: { text, list }, command }) {
      const member = { name: text("name").toLowerCase(), roles: list("roles") };
      const credentials = await createMember(service, member, command);
      return new OneTimeView((desk) => credentialsView(desk, credentials));
    },
  }),
  deskPage<Needs, MemberFacts>({
    path: "/staff/:name",
    permission: "manageStaff",
    facts: (service, desk) => readMember(service, nameIn(desk)),
    view: memberView,
    about: (_service, desk) => ({ subject: getSubject(nameIn(desk)) }),
    commands: memberCommands,
  }),
  deskCommands<Needs>({
    path: "/staff/:name/roles/:id",
    permission: "manageStaff",
    async about(service, desk) {
      await requireOwnChange(service, desk);
      const name = nameIn(desk);
      return { subject: getSubject(name), page: `/staff/${encodeURIComponent(name)}` };
    },
    commands: {
      confirm: decision("staff.confirm", "confirmed"),
      reject: decision("staff.reject", "rejected"),
    },
  }),
);

import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { type DeskForm, readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import {
  changeRoles,
  createMember,
  decideRoles,
  disableMember,
} from "#src/desk/staff/manage-staff.ts";
import type { StaffCredentials } from "#src/desk/staff/staff-accounts.ts";
import { endStaffSessions, staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type StaffRoleChange,
  staff,
  staffRoleChange,
} from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import {
  type ListedMember,
  type MemberView,
  showCredentials,
  showMember,
  showStaff,
} from "./staff-view.ts";

type FactsNeeds = Pick<Platform, "db" | "now">;

/** Columns of an account that are read: never its credentials. */
const MEMBER = {
  id: staff.id,
  name: staff.name,
  roles: staff.roles,
  disabledAt: staff.disabledAt,
};

const openChanges = ({ db }: FactsNeeds): Promise<StaffRoleChange[]> =>
  db.select().from(staffRoleChange).where(eq(staffRoleChange.state, "proposed"));

/** All staff members; those with proposed roles first. */
async function readStaff(service: FactsNeeds): Promise<ListedMember[]> {
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
async function readMember(service: FactsNeeds, name: string): Promise<MemberView> {
  const [member] = await service.db.select(MEMBER).from(staff).where(eq(staff.name, name));
  if (!member) throw notFound();
  return {
    member,
    change: (await openChanges(service)).find(({ staffId }) => staffId === member.id),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    events: await auditEventsOf(service.db, [`staff:${name}`]),
  };
}

type Needs = Pick<Platform, "config" | "db" | "now">;

const DECISIONS = { confirm: "confirmed", reject: "rejected" } as const;

/** Commands on a staff account, by button name. */
const COMMANDS = {
  roles: (service: Needs, name: string, { list }: DeskForm, command: Command) =>
    changeRoles(service, name, list("roles"), command),
  disable: (service: Needs, name: string) => disableMember(service, name),
  async endSessions(service: Needs, name: string) {
    const [member] = await service.db.select().from(staff).where(eq(staff.name, name));
    if (!member) throw notFound();
    await endStaffSessions(service, member.id);
  },
};

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

/** Pages on which administrators create accounts, propose and confirm roles, and disable accounts. */
export function staffPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/staff`;
  const permission = "manageStaff";
  const nameOf = (context: Context) => context.req.param("name") ?? "";
  const subjectOf = (name: string) => `staff:${name}`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, permission, "");
      return showStaff(deskContext, context, await readStaff(service));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const name = form.text("name").toLowerCase();
      const typed = ["name", "roles"];
      const work = {
        permission,
        action: "staff.create",
        subject: subjectOf(name),
        page,
        typed,
      } as const;
      const made: StaffCredentials[] = [];
      const answer = await runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        made.push(await createMember(inside, { name, roles: form.list("roles") }, command));
      });
      const [credentials] = made;
      return credentials ? showCredentials(deskContext, context, credentials) : answer;
    });
    app.get(`${page}/:name`, async (context) => {
      const { id: reader } = deskContext.actorFor(context, permission, "");
      const shown = await readMember(service, nameOf(context));
      return showMember(deskContext, context, { ...shown, reader });
    });
    app.post(`${page}/:name`, async (context) => {
      deskContext.actorFor(context, permission, "");
      const form = await readDeskForm(context);
      const name = nameOf(context);
      const chosen = form.text("command");
      if (!isCommand(chosen)) throw notFound();
      const work = {
        permission,
        action: `staff.${chosen}`,
        subject: subjectOf(name),
        page: `${page}/${name}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await COMMANDS[chosen](inside, name, form, command);
      });
    });
    app.post(`${page}/:name/roles/:id`, async (context) => {
      deskContext.actorFor(context, permission, "");
      const form = await readDeskForm(context);
      const name = nameOf(context);
      const id = context.req.param("id");
      const choice = (["confirm", "reject"] as const).find((one) => one === form.text("command"));
      const [change] = isIdentifier(id)
        ? await service.db
            .select({ name: staff.name })
            .from(staffRoleChange)
            .innerJoin(staff, eq(staff.id, staffRoleChange.staffId))
            .where(eq(staffRoleChange.id, id))
        : [];
      if (!choice || change?.name !== name) throw notFound();
      const work = {
        permission,
        action: `staff.${choice}`,
        subject: subjectOf(name),
        page: `${page}/${name}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await decideRoles(inside, id, DECISIONS[choice], command);
      });
    });
  };
}

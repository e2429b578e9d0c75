import { randomUUID } from "node:crypto";
import { isIsoDate } from "@sughurta/domain";
import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { isoDay } from "#src/desk/shell/day-field.ts";
import { sendSheet } from "#src/desk/shell/desk-file.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { MAX_SHEET_ROWS, SHEET_FORMATS } from "#src/reports/files/sheet-file.ts";
import {
  type AuditChoice,
  type AuditFacts,
  auditAddress,
  auditSheet,
  auditView,
} from "./audit-view.ts";

type Needs = Pick<Platform, "config" | "db">;

const SHOWN = 100;
const MAX_LENGTH = 100;

/** Reads the choice from the address of the page. */
function auditChoice({ query }: Pick<DeskRequest, "query">): AuditChoice {
  const given = (name: string) => query[name]?.trim().slice(0, MAX_LENGTH) || undefined;
  const day = (name: string) => {
    const value = isoDay(query[name] ?? "");
    return isIsoDate(value) ? value : undefined;
  };
  return {
    who: given("who"),
    action: given("action"),
    subject: given("subject"),
    from: day("from"),
    to: day("to"),
  };
}

/** Whether a subject begins like this, or what follows its kind does: by indexes, since the log only grows. */
function isAbout(typed: string): SQL | undefined {
  const start = `${typed.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { subject } = auditEvent;
  return or(
    sql`lower(${subject}) like ${start}`,
    sql`lower(substr(${subject}, strpos(${subject}, ':') + 1)) like ${start}`,
  );
}

/** Events of a choice, newest first; days are those of the insurer. */
function findEvents(
  { config, db }: Needs,
  { who, action, subject, from, to }: AuditChoice,
  limit: number,
  before?: number,
) {
  const start = (day: SQL) => sql`${day}::timestamp at time zone ${sql.param(config.timeZone)}`;
  return db
    .select()
    .from(auditEvent)
    .where(
      and(
        before === undefined ? undefined : lt(auditEvent.position, before),
        who === undefined ? undefined : eq(auditEvent.staffName, who),
        action === undefined ? undefined : eq(auditEvent.action, action),
        subject === undefined ? undefined : isAbout(subject),
        from === undefined ? undefined : gte(auditEvent.happenedAt, start(sql`${from}::date`)),
        to === undefined ? undefined : lt(auditEvent.happenedAt, start(sql`(${to}::date + 1)`)),
      ),
    )
    .orderBy(desc(auditEvent.position))
    .limit(limit);
}

/** Names in the log. Each is looked up in the index, since reading all events takes long. */
async function namesIn(db: Database): Promise<readonly string[]> {
  const found = await queryRows<{ name: string | null }>(
    db,
    sql`with recursive known (name) as (
        select min(staff_name) from audit_event
        union all
        select (select min(staff_name) from audit_event where staff_name > known.name) from known
        where known.name is not null
      ) select name from known`,
  );
  return found.flatMap(({ name }) => name ?? []);
}

/** The events of a choice as a file; each download is recorded. Redirects to the page if there are too many. Throws 404. */
async function download({ service, deskContext, desk }: Submission<Needs>) {
  const { actor, query, language } = desk;
  const format = SHEET_FORMATS.find((one) => one === query.format);
  if (!format) throw notFound();
  const choice = auditChoice(desk);
  const events = await findEvents(service, choice, MAX_SHEET_ROWS + 1);
  if (events.length > MAX_SHEET_ROWS) {
    const { code } = new FailureError(422, "fileTooLong");
    return desk.address(auditAddress("/audit", choice, { problem: code }));
  }
  const given = Object.entries(choice).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  await service.db.transaction((tx) =>
    deskContext.record(tx, {
      decisionId: randomUUID(),
      actor,
      action: "audit.download",
      subject: "audit",
      reason: [format, ...given].join(", "),
    }),
  );
  return sendSheet(auditSheet(events, language, service.config.timeZone), format);
}

/** Audit log of staff actions, newest first. */
export const auditPages = deskPages(
  deskPage<Needs, AuditFacts>({
    path: "/audit",
    permission: "seeAudit",
    async facts(service, desk) {
      const before = Number(desk.query.before);
      const isPosition = Number.isSafeInteger(before) && before > 0;
      const choice = auditChoice(desk);
      const events = await findEvents(service, choice, SHOWN + 1, isPosition ? before : undefined);
      return {
        choice,
        names: await namesIn(service.db),
        events: events.slice(0, SHOWN),
        hasMore: events.length > SHOWN,
      };
    },
    view: auditView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/audit/file",
    permission: "seeAudit",
    respond: download,
  }),
);

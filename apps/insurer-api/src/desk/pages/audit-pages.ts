import { desc, lt } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { CLOSED } from "#src/desk/personal/mask.ts";
import { auditEvent, staff } from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { Seat } from "./seat.ts";

const SHOWN = 100;

/** What people of the insurer did, the newest first, and who they are. */
export function auditPages(service: Pick<Platform, "db">, seat: Seat): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${seat.path}/audit`, async (context) => {
      seat.actorFor(context, "seeAudit", "");
      const language = pageLanguage(context);
      const texts = deskTexts[language];
      const before = Number(context.req.query("before"));
      const events = await service.db
        .select()
        .from(auditEvent)
        .where(
          Number.isSafeInteger(before) && before > 0 ? lt(auditEvent.position, before) : undefined,
        )
        .orderBy(desc(auditEvent.position))
        .limit(SHOWN);
      const rows = events.map(
        (one) => html`<tr><td>${one.position}</td><td>${one.happenedAt.toISOString()}</td>
          <td>${one.staffName} (${one.role})</td><td>${one.action}</td><td>${one.subject}</td><td>${CLOSED.note(one.reason)}</td></tr>`,
      );
      const last = events.at(-1)?.position ?? 1;
      const more =
        last > 1
          ? html`<p><a href="?before=${last}&lang=${language}">${texts.earlier}</a></p>`
          : "";
      const body =
        events.length > 0 ? html`<table>${rows}</table>${more}` : html`<p>${texts.empty}</p>`;
      return sendPage(context, {
        language,
        title: texts.audit,
        heading: texts.audit,
        languageLinks: true,
        wide: true,
        body,
      });
    });
    app.get(`${seat.path}/staff`, async (context) => {
      seat.actorFor(context, "manageStaff", "");
      const language = pageLanguage(context);
      const texts = deskTexts[language];
      const members = await service.db.select().from(staff).orderBy(staff.name);
      const rows = members.map(
        ({ name, roles, disabledAt }) =>
          html`<tr><td>${name}</td><td>${roles.join(", ")}</td><td>${disabledAt ? texts.disabled : ""}</td></tr>`,
      );
      return sendPage(context, {
        language,
        title: texts.staff,
        heading: texts.staff,
        languageLinks: true,
        wide: true,
        body: html`<table>${rows}</table>`,
      });
    });
  };
}

import { desc, inArray, sql } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { closeCallback } from "#src/content/callback/close-callback.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { type CallbackRequest, callbackRequest } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import { callTexts } from "./call-texts.ts";
import { commandFields, deskProblem, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "db" | "now">;

const SHOWN = 50;
const subjectOf = (id: string) => `call:${id}`;

/** The list from which people call back, what is open first. */
export function callPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const page = `${seat.path}/calls`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeCalls", "");
      return showCalls(service, seat, context);
    });
    app.post(`${page}/:id`, async (context) => {
      const id = context.req.param("id");
      const form = await readDeskForm(context);
      const action = (["done", "noAnswer"] as const).find((one) => one === form.text("command"));
      if (!isIdentifier(id) || !action) throw notFound();
      const work = {
        permission: "seeCalls",
        action: `call.${action}`,
        subject: subjectOf(id),
        page,
      } as const;
      return runDeskCommand({ service, seat }, context, work, form, async (inside) => {
        if (action === "done") await closeCallback(inside, id);
      });
    });
  };
}

async function showCalls(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = callTexts[language];
  const rows = await service.db
    .select()
    .from(callbackRequest)
    .orderBy(sql`${callbackRequest.closedAt} is not null`, desc(callbackRequest.createdAt))
    .limit(SHOWN);
  const subjects = rows.map(({ id }) => subjectOf(id));
  const events = await service.db
    .select()
    .from(auditEvent)
    .where(inArray(auditEvent.subject, subjects))
    .orderBy(auditEvent.position);
  const viewOf = await seat.viewsOf(
    context,
    "call",
    rows.map(({ id }) => id),
  );
  const card = (row: CallbackRequest) => {
    const { id, phone, note, draftKind, lineage, orderId, createdAt, closedAt } = row;
    const view = viewOf(id);
    const number = view.phone(phone);
    const heading = view.standing === "open" ? html`<a href="tel:+${phone}">${number}</a>` : number;
    const tries = events
      .filter(({ subject }) => subject === subjectOf(id))
      .map(
        ({ happenedAt, staffName, reason }) =>
          html`<p class="muted">${happenedAt.toISOString()} · ${staffName}: ${view.note(reason)}</p>`,
      );
    const form = closedAt
      ? html`<p>${texts.closed}</p>`
      : html`<form method="post" action="${seat.path}/calls/${id}?lang=${language}">${commandFields(seat, texts)}
        <button name="command" value="done">${texts.done}</button>
        <button name="command" value="noAnswer">${texts.noAnswer}</button></form>`;
    return html`<article class="card">
      <h2>${heading}</h2><p class="muted">${createdAt.toISOString()}</p><p>${view.other(note)}</p>
      <dl><dt>${texts.product}</dt><dd>${draftKind || "–"}</dd>
      <dt>${texts.draft}</dt><dd>${lineage ?? "–"}</dd>
      <dt>${texts.order}</dt><dd>${orderId ?? "–"}</dd></dl>${tries}${personalForm(seat, language, view, { kind: "call", id })}${form}</article>`;
  };
  const list = rows.length > 0 ? html`${rows.map(card)}` : html`<p>${texts.empty}</p>`;
  const body = html`${deskProblem(context, language)}${list}`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

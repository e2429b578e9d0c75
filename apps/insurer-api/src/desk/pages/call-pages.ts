import { isNull } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import {
  closeCallback,
  releaseCallback,
  takeCallback,
} from "#src/content/callback/handle-callback.ts";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge } from "#src/desk/shell/desk-table.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entry.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type CallbackRequest, callbackRequest } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import { type CallTexts, callTexts } from "./call-texts.ts";
import { commandFields, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import type { Seat } from "./seat.ts";
import { readWorkList, sendWorkList } from "./work-list.ts";

type Needs = Pick<Service, "db" | "now">;

const COMMANDS = { take: takeCallback, done: closeCallback, noAnswer: releaseCallback } as const;

const subjectOf = (id: string) => `call:${id}`;

/** The list from which people call back. */
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
      const action = (["take", "done", "noAnswer"] as const).find(
        (one) => one === form.text("command"),
      );
      if (!isIdentifier(id) || !action) throw notFound();
      const work = {
        permission: "seeCalls",
        action: `call.${action}`,
        subject: subjectOf(id),
        page,
      } as const;
      return runDeskCommand({ service, seat }, context, work, form, (inside, { actor }) =>
        COMMANDS[action](inside, id, actor.id),
      );
    });
  };
}

async function showCalls(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = callTexts[language];
  const waits = isNull(callbackRequest.closedAt);
  const page = await readWorkList(context, callbackRequest, waits, ({ where, orderBy, limit }) =>
    service.db
      .select()
      .from(callbackRequest)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );
  const ids = page.shown.map(({ id }) => id);
  const linesOf = await triesOf(service.db, seat, ids);
  const viewOf = await seat.viewsOf(context, "call", ids);
  const card = (row: CallbackRequest) => {
    const { id, phone, note, draftKind, lineage, orderId, createdAt } = row;
    const view = viewOf(id);
    const number = view.phone(phone);
    const heading = view.standing === "open" ? html`<a href="tel:+${phone}">${number}</a>` : number;
    const form = row.closedAt
      ? ""
      : html`<form method="post" action="${seat.path}/calls/${id}?lang=${language}">${commandFields(seat, texts)}<div class="tools">
        ${row.takenBy === null ? html`<button class="main" name="command" value="take">${texts.take}</button>` : ""}
        <button ${row.takenBy === null ? "" : html`class="main"`} name="command" value="done">${texts.done}</button>
        <button name="command" value="noAnswer">${texts.noAnswer}</button></div></form>`;
    return html`<article class="card"><div class="desk-heading"><h2>${heading}</h2>
      ${standingOf(row, texts)}</div>
      <p class="muted">${momentView(seat, createdAt)}</p>${note === "" ? "" : html`<p>${view.other(note)}</p>`}
      <dl>${fact(texts.product, draftKind)}${fact(texts.draft, lineage)}${fact(texts.order, orderId)}</dl>
      ${linesOf(id, view)}${personalForm(seat, language, view, { kind: "call", id })}${form}</article>`;
  };
  return sendWorkList(context, page, {
    title: texts.title,
    rows: html`<div class="desk-cards">${page.shown.map(card)}</div>`,
    empty: texts.empty,
  });
}

function standingOf({ closedAt, takenBy }: CallbackRequest, texts: CallTexts) {
  if (closedAt) return badge("success", texts.closed);
  return takenBy === null
    ? badge("warning", texts.open)
    : badge("info", `${texts.takenBy}: ${takenBy}`);
}

const fact = (label: string, value: string | null) =>
  value ? html`<dt>${label}</dt><dd>${value}</dd>` : "";

/** Who tried to call, when, and how it went. */
async function triesOf(db: Needs["db"], seat: Seat, ids: readonly string[]) {
  const events = await auditEventsOf(db, ids.map(subjectOf));
  return (id: string, view: PersonalView) => {
    const tries = events
      .filter(({ subject }) => subject === subjectOf(id))
      .map(
        ({ happenedAt, staffName, reason }) =>
          html`<p class="muted">${momentView(seat, happenedAt)} · ${staffName}: ${view.note(reason)}</p>`,
      );
    return html`${tries}`;
  };
}

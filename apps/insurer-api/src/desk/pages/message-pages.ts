import { and, asc, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "db" | "now">;

const SHOWN = 50;

/** Messages that no provider took: who they were for, and a button that tries again. What they say is not shown. */
export function messagePages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const page = `${seat.path}/messages`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeMessages", "");
      return showUnsent(service, seat, context);
    });
    app.post(`${page}/:id`, async (context) => {
      const id = context.req.param("id");
      const form = await readDeskForm(context);
      if (!isIdentifier(id)) throw notFound();
      const work = {
        permission: "sendMessages",
        action: "sendAgain",
        subject: `message:${id}`,
        page,
      } as const;
      return runDeskCommand({ service, seat }, context, work, form, (inside) =>
        sendAgain(inside, id),
      );
    });
  };
}

async function sendAgain({ db, now }: Needs, id: string): Promise<void> {
  const [again] = await db
    .update(outbox)
    .set({ state: "waiting", attempts: 0, nextAt: now() })
    .where(and(eq(outbox.id, id), eq(outbox.state, "failed")))
    .returning({ id: outbox.id });
  if (!again) throw new FailureError(409, "decidedBefore");
}

async function showUnsent(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const rows = await service.db
    .select()
    .from(outbox)
    .where(eq(outbox.state, "failed"))
    .orderBy(asc(outbox.createdAt))
    .limit(SHOWN);
  const viewOf = await seat.viewsOf(
    context,
    "message",
    rows.map(({ id }) => id),
  );
  const cards = rows.map(
    ({
      id,
      channel,
      recipient,
      policyNumber,
      attempts,
      lastFailure,
      createdAt,
    }) => html`<article class="card">
      <h2>${channel} · ${channel === "mail" ? viewOf(id).email(recipient) : viewOf(id).phone(recipient)}</h2><p class="muted">${createdAt.toISOString()} · ${texts.attempts}: ${attempts}${lastFailure && ` · ${texts.reason}: ${lastFailure}`}</p>
      <p>${policyNumber ?? ""}</p>${personalForm(seat, language, viewOf(id), { kind: "message", id })}
      <form method="post" action="${seat.path}/messages/${id}?lang=${language}">${commandFields(seat, texts)}
      <button>${texts.sendAgain}</button></form></article>`,
  );
  const list = rows.length > 0 ? html`${cards}` : html`<p>${texts.unsent}</p>`;
  const body = html`${deskProblem(context, language)}${list}`;
  const title = texts.messages;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

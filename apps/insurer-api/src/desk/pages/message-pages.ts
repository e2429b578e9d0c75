import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, type Tone } from "#src/desk/shell/desk-table.ts";
import { timelineTexts } from "#src/desk/timeline/timeline-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { messageTexts } from "./message-texts.ts";
import { personalForm } from "./personal-form.ts";
import type { Seat } from "./seat.ts";
import { policyLink } from "./timeline-view.ts";
import { personalTable, readWorkList, sendWorkList, triesText } from "./work-list.ts";

type Needs = Pick<Service, "db" | "now">;

/** Messages with what became of each; those that no provider took are sent again here. What they say is not shown. */
export function messagePages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const page = `${seat.path}/messages`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeMessages", "");
      return showMessages(service, seat, context);
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

const TONES: Readonly<Record<OutboxMessage["state"], Tone>> = {
  waiting: "info",
  sent: "success",
  failed: "danger",
};

async function showMessages(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = messageTexts[language];
  const page = await readWorkList(
    context,
    outbox,
    eq(outbox.state, "failed"),
    ({ where, orderBy, limit }) =>
      service.db
        .select()
        .from(outbox)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  );
  const maySend = seat.may(context, "sendMessages");
  const { title } = texts;
  const rows = personalTable(seat, context, page.shown, {
    kind: "message",
    caption: title,
    columns: [texts.recipient, texts.state, texts.about, texts.when, texts.failure, texts.action],
    idOf: ({ id }) => id,
    cellsOf: (message, view) => {
      const { id, channel, recipient, dedupeKey, policyNumber, state } = message;
      const about = timelineTexts[language].topics[dedupeKey.split(":")[0] ?? ""] ?? "";
      const again =
        state === "failed" && maySend
          ? html`<details><summary>${texts.sendAgain}</summary><form method="post" action="${seat.path}/messages/${id}?lang=${language}">${commandFields(seat, texts)}
          <button class="main">${texts.sendAgain}</button></form></details>${personalForm(seat, language, view, { kind: "message", id })}`
          : "";
      return [
        html`<strong>${channel === "mail" ? view.email(recipient) : view.phone(recipient)}</strong>`,
        badge(TONES[state], texts.states[state]),
        html`${about} ${policyNumber === null ? "" : policyLink(seat, language, policyNumber)}`,
        momentView(seat, message.sentAt ?? message.createdAt),
        triesText(message, texts.attempts),
        again,
      ];
    },
  });
  const empty = page.isAll ? texts.empty : texts.allSent;
  return sendWorkList(context, page, { title, rows, empty });
}

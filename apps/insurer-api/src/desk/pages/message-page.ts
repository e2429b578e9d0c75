import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { messageQueues } from "#src/platform/outbox/queue-message.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { messagesView } from "./message-view.ts";

type Needs = Pick<Service, "db" | "jobs" | "now">;

async function sendAgain({ db, jobs }: Needs, id: string): Promise<void> {
  const [again] = await db
    .update(outbox)
    .set({ state: "waiting", attempts: 0 })
    .where(and(eq(outbox.id, id), eq(outbox.state, "failed")))
    .returning();
  if (!again) throw new FailureError(409, "decidedBefore");
  // A key of its own: the failed job may not have ended yet.
  const job = messageQueues[again.channel].job({ id }, { singletonKey: randomUUID() });
  await jobs.add(db, messageQueues[again.channel], job);
}

/**
 * Messages with their delivery state; those that no provider accepted can be sent again. Their content is not shown.
 */
export const messagePages = deskPages(
  deskPage<Needs, ListPage<OutboxMessage>>({
    path: "/messages",
    permission: "seeMessages",
    facts: ({ db }, desk) => readWorkList(db, desk, outbox, eq(outbox.state, "failed")),
    view: messagesView,
  }),
  deskCommand<Needs>({
    path: "/messages/:id",
    permission: "sendMessages",
    action: "sendAgain",
    about: (_service, desk) => ({ subject: `message:${idIn(desk)}`, page: "/messages" }),
    run: (service, { desk }) => sendAgain(service, idIn(desk)),
  }),
);

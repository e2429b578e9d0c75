import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { messageQueues } from "#src/platform/outbox/queue-message.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { showMessages } from "./message-view.ts";

type Needs = Pick<Service, "db" | "jobs" | "now">;

/**
 * Messages with their delivery state; those that no provider accepted can be sent again. Their content is not shown.
 */
export function messagePages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/messages`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeMessages", "");
      return showMessages(deskContext, context, await readMessages(service, context));
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
      return runDeskCommand({ service, deskContext }, context, work, form, (inside) =>
        sendAgain(inside, id),
      );
    });
  };
}

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

function readMessages({ db }: Needs, context: Context) {
  const failed = eq(outbox.state, "failed");
  return readWorkList(db, context, outbox, failed);
}

import { isNull } from "drizzle-orm";
import type { Context, Hono } from "hono";
import {
  closeCallback,
  releaseCallback,
  takeCallback,
} from "#src/content/callback/handle-callback.ts";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { callbackRequest } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { draftTitles } from "#src/products/catalogue/draft-titles.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type CallsView, callSubject, showCalls } from "./call-view.ts";

type Needs = Pick<Service, "db" | "now">;

const COMMANDS = { take: takeCallback, done: closeCallback, noAnswer: releaseCallback } as const;

/** Pages of callback requests. */
export function callPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/calls`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeCalls", "");
      return showCalls(deskContext, context, await readCalls(service, context));
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
        subject: callSubject(id),
        page,
      } as const;
      return runDeskCommand({ service, deskContext }, context, work, form, (inside, { actor }) =>
        COMMANDS[action](inside, id, actor.id),
      );
    });
  };
}

async function readCalls({ db }: Needs, context: Context): Promise<CallsView> {
  const waits = isNull(callbackRequest.closedAt);
  const page = await readWorkList(db, context, callbackRequest, waits);
  const subjects = page.shown.map(({ id }) => callSubject(id));
  return {
    page,
    tries: await auditEventsOf(db, subjects),
    products: draftTitles(
      await db.select().from(product).orderBy(product.code),
      pageLanguage(context),
    ),
  };
}

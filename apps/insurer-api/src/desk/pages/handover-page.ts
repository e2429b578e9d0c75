import { isNull } from "drizzle-orm";
import type { Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { replayWebhooks } from "#src/platform/webhook/replay-webhooks.ts";
import { isSubscribed, webhookDestinations } from "#src/platform/webhook/webhook-destinations.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { REPLAY_HOURS, showHandover } from "./handover-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const HOUR_MS = 3_600_000;

/** Pages of webhook deliveries to the insurer's own systems and to partners, with replay. */
export function handoverPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/handover`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeHandover", "");
      const waits = isNull(webhookEvent.deliveredAt);
      return showHandover(deskContext, context, {
        page: await readWorkList(service.db, context, webhookEvent, waits),
        destinations: [...(await webhookDestinations(service)).keys()],
      });
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const hours = REPLAY_HOURS.find((one) => one === form.text("hours"));
      const destination = form.text("destination");
      const work = {
        permission: "replayHandover",
        action: "handover.replay",
        subject: `handover:${destination}:${hours ?? ""}h`,
        page,
      } as const;
      return runDeskCommand(
        { service, deskContext },
        context,
        work,
        form,
        async (inside, command) => {
          requireReason(command);
          if (!hours || !(await isSubscribed(inside, inside.db, destination))) throw notFound();
          const to = service.now();
          const from = new Date(to.getTime() - Number(hours) * HOUR_MS);
          return replayWebhooks(inside, { from, to, destination });
        },
      );
    });
  };
}

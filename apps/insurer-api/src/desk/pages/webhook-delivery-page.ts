import { isNull } from "drizzle-orm";
import type { DeskForm } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { replayWebhooks } from "#src/platform/webhook/deliver-webhooks.ts";
import { isSubscribed, webhookDestinations } from "#src/platform/webhook/webhook-destinations.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  REPLAY_HOURS,
  type WebhookDeliveryFacts,
  webhookDeliveryView,
} from "./webhook-delivery-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const HOUR_MS = 3_600_000;

const hoursIn = ({ text }: DeskForm) => REPLAY_HOURS.find((one) => one === text("hours"));

/** Webhook deliveries to the insurer's own systems and to partners, with replay. */
export const webhookDeliveryPages = deskPages(
  deskPage<Needs, WebhookDeliveryFacts>({
    path: "/handover",
    permission: "seeWebhookDeliveries",
    facts: async (service, desk) => ({
      page: await readWorkList(service.db, desk, webhookEvent, isNull(webhookEvent.deliveredAt)),
      destinations: [...(await webhookDestinations(service)).keys()],
    }),
    view: webhookDeliveryView,
  }),
  deskCommand<Needs>({
    path: "/handover",
    permission: "replayWebhooks",
    action: "handover.replay",
    needsReason: true,
    about: (_service, _desk, form) => ({
      subject: `handover:${form.text("destination")}:${hoursIn(form) ?? ""}h`,
    }),
    async run(service, { form }) {
      const hours = hoursIn(form);
      const destination = form.text("destination");
      if (!hours || !(await isSubscribed(service, service.db, destination))) throw notFound();
      const to = service.now();
      const from = new Date(to.getTime() - Number(hours) * HOUR_MS);
      return replayWebhooks(service, { from, to, destination });
    },
  }),
);

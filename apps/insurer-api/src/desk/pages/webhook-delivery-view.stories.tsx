import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, rowId } from "#src/desk/testing/story-rows.ts";
import type { WebhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { webhookDeliveryView } from "./webhook-delivery-view.ts";

const meta = {
  title: "Desk/Webhook deliveries",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "What the insurer’s own systems and partners were told of." },
    },
  },
} satisfies Meta;
export default meta;

const anEvent = (number: number, changes: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id: rowId(number),
  position: number,
  destination: "insurer",
  type: "policy.issued",
  subject: `policy:408707201${number}`,
  body: "{}",
  attempts: 0,
  lastFailure: "",
  held: false,
  createdAt: AT,
  deliveredAt: null,
  ...changes,
});

const events = [
  anEvent(1, { attempts: 5, lastFailure: "503" }),
  anEvent(2, {
    attempts: 2,
    lastFailure: "unavailable",
    destination: "partner:SAFAR",
    type: "policy.sold",
  }),
  anEvent(3),
  anEvent(4, { deliveredAt: AT, attempts: 1 }),
];

export const NotTaken: StoryObj = deskStory({
  path: "/handover?show=all",
  respond: (context) =>
    webhookDeliveryView(aDeskRequest(context), {
      page: aListPage(events, true),
      destinations: ["insurer", "partner:SAFAR"],
    }),
});

export const AllDelivered: StoryObj = deskStory({
  path: "/handover",
  respond: (context) =>
    webhookDeliveryView(aDeskRequest(context), { page: aListPage([]), destinations: ["insurer"] }),
});

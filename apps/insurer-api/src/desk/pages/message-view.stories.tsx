import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, BUYER, rowId } from "#src/desk/testing/story-rows.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { messagesView } from "./message-view.ts";

const meta = {
  title: "Desk/Messages",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Letters and SMS, and why some of them did not go." } },
  },
} satisfies Meta;
export default meta;

const aMessage = (number: number, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: rowId(number),
  dedupeKey: `policy:408707201${number}`,
  channel: "mail",
  recipient: BUYER.email,
  language: "ru",
  subject: "",
  body: "",
  policyNumber: `408707201${number}`,
  aboutPolicy: null,
  aboutOrder: null,
  urgent: false,
  state: "sent",
  attempts: 1,
  lastFailure: "",
  held: false,
  unsubscribeUrl: null,
  usefulUntil: null,
  sentAt: AT,
  createdAt: AT,
  ...changes,
});

const failed = { state: "failed", sentAt: null, attempts: 8, lastFailure: "smtp550" } as const;

export const Failed: StoryObj = deskStory({
  path: "/messages",
  respond: (context) => messagesView(aDeskRequest(context), aListPage([aMessage(1, failed)])),
});

export const All: StoryObj = deskStory({
  path: "/messages?show=all",
  respond: (context) => {
    const waiting = { state: "waiting", channel: "sms", recipient: BUYER.phone } as const;
    const shown = [aMessage(1), aMessage(2, { ...waiting, sentAt: null }), aMessage(3, failed)];
    return messagesView(aDeskRequest(context), aListPage(shown, true));
  },
});

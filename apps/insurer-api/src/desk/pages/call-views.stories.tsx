import type { Meta, StoryObj } from "@storybook/react-vite";
import { OPEN } from "#src/desk/personal/mask.ts";
import { aSeat } from "#src/desk/testing/a-seat.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { CallbackRequest } from "#src/platform/database/schema/service.ts";
import { callSubject, showCalls } from "./call-views.ts";

const meta = {
  title: "Desk/Calls",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Calls that people asked for: taken, tried, done." } },
  },
} satisfies Meta;
export default meta;

const AT = new Date("2026-11-25T09:05:00Z");

const aCall = (number: number, changes: Partial<CallbackRequest> = {}): CallbackRequest => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  phone: "992927123456",
  type: "callback",
  note: "",
  draftKind: "",
  lineage: null,
  orderId: null,
  createdAt: AT,
  takenBy: null,
  closedAt: null,
  ...changes,
});

const calls = [
  aCall(1, { note: "Хочу застраховать офис", draftKind: "travel" }),
  aCall(2, { takenBy: "nilufar" }),
];

const noAnswer: AuditEvent = {
  position: 1,
  id: "00000000-0000-4000-8000-000000000009",
  staffName: "nilufar",
  role: "support",
  action: "call.noAnswer",
  subject: callSubject(aCall(2).id),
  reason: "Не берёт трубку",
  happenedAt: AT,
  isTest: false,
  previousHash: "",
  hash: "",
};

export const Masked: StoryObj = deskStory({
  path: "/calls",
  answer: (context) =>
    showCalls(aSeat(), context, {
      page: { isAll: false, shown: calls, next: "" },
      tries: [noAnswer],
    }),
});

export const Opened: StoryObj = deskStory({
  path: "/calls",
  answer: (context) =>
    showCalls(aSeat(OPEN), context, {
      page: { isAll: false, shown: calls, next: "" },
      tries: [noAnswer],
    }),
});

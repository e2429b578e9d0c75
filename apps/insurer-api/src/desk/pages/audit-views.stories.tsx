import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSeat } from "#src/desk/testing/a-seat.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import { showAudit } from "./audit-views.ts";

const meta = {
  title: "Desk/Audit",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Who did what, when and why, each act chained to the last." },
    },
  },
} satisfies Meta;
export default meta;

const anAct = (changes: Partial<AuditEvent>): AuditEvent => ({
  position: 1,
  id: "00000000-0000-4000-8000-000000000001",
  staffName: "zarina",
  role: "cashier",
  action: "refund.approved",
  subject: "refund:00000000-0000-4000-8000-000000000001",
  reason: "Поездка отменена",
  happenedAt: new Date("2026-11-25T09:05:00Z"),
  isTest: false,
  previousHash: "",
  hash: "",
  ...changes,
});

const acts = [
  anAct({ position: 214, action: "cancelPolicy", subject: "policy:9987072010", isTest: true }),
  anAct({
    position: 213,
    staffName: "anvar",
    role: "administrator",
    action: "staff.confirm",
    subject: "staff:zarina",
    reason: "Новый кассир",
  }),
  anAct({ position: 212 }),
];

export const WithTestData: StoryObj = deskStory({
  path: "/audit",
  answer: (context) => showAudit(aSeat(), context, acts),
});

export const NothingDone: StoryObj = deskStory({
  path: "/audit",
  answer: (context) => showAudit(aSeat(), context, []),
});

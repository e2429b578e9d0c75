import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { rowId } from "#src/desk/testing/story-rows.ts";
import { auditView } from "./audit-view.ts";

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

const byCashier = { staffName: "zarina", role: "cashier", reason: "Поездка отменена" };

const acts = [
  anAct({
    ...byCashier,
    position: 214,
    action: "cancelPolicy",
    subject: "policy:9987072010",
  }),
  anAct({
    position: 213,
    staffName: "anvar",
    role: "administrator",
    action: "staff.confirm",
    subject: "staff:zarina",
    reason: "Новый кассир",
  }),
  anAct({
    ...byCashier,
    position: 212,
    action: "refund.approved",
    subject: `refund:${rowId(1)}`,
  }),
];

export const WithTestData: StoryObj = deskStory({
  path: "/audit",
  respond: (context) =>
    auditView(aDeskRequest(context), {
      choice: {},
      names: ["anvar", "zarina"],
      events: acts,
      hasMore: true,
    }),
});

export const NothingDone: StoryObj = deskStory({
  path: "/audit",
  respond: (context) =>
    auditView(aDeskRequest(context), {
      choice: { who: "anvar" },
      names: ["anvar", "zarina"],
      events: [],
      hasMore: false,
    }),
});

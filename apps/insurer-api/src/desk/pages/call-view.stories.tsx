import type { Meta, StoryObj } from "@storybook/react-vite";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { OPEN } from "#src/desk/access/mask.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, BUYER, rowId } from "#src/desk/testing/story-rows.ts";
import type { CallbackRequest } from "#src/platform/database/schema/service.ts";
import { callSubject, callsView } from "./call-view.ts";

const meta = {
  title: "Desk/Calls",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Calls that people asked for: taken, tried, done." } },
  },
} satisfies Meta;
export default meta;

const aCall = (number: number, changes: Partial<CallbackRequest> = {}): CallbackRequest => ({
  id: rowId(number),
  phone: BUYER.phone,
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
  aCall(1, { note: "Хочу застраховать офис", draftKind: TRAVEL_DRAFT }),
  aCall(2, { takenBy: "nilufar" }),
];

const products = new Map([[TRAVEL_DRAFT, "Страхование путешественников"]]);

const noAnswer = anAct({
  staffName: "nilufar",
  role: "support",
  action: "call.noAnswer",
  subject: callSubject(aCall(2).id),
  reason: "Не берёт трубку",
});

export const Masked: StoryObj = deskStory({
  path: "/calls",
  respond: (context) =>
    callsView(aDeskRequest(context), {
      page: aListPage(calls),
      tries: [noAnswer],
      products,
      colleagues: ["nilufar", "zarina"],
    }),
});

export const Opened: StoryObj = deskStory({
  path: "/calls",
  respond: (context) =>
    callsView(aDeskRequest(context, OPEN), {
      page: aListPage(calls),
      tries: [noAnswer],
      products,
      colleagues: ["nilufar", "zarina"],
    }),
});

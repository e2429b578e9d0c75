import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import { DELIVERY_KINDS } from "#src/platform/restore/delivery-kinds.ts";
import { suspendedView } from "./suspended-view.ts";

const meta = {
  title: "Desk/Held deliveries",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "What waited to be sent in a restored database." } },
  },
} satisfies Meta;
export default meta;

const LATER = new Date(AT.getTime() + 40 * 60_000);
const restore = {
  id: rowId(1),
  reason: "behind",
  knownUntil: LATER,
  foundAt: new Date(LATER.getTime() + 30 * 60_000),
} as const;
const held = DELIVERY_KINDS.map((kind, index) => ({
  kind,
  count: 12 - index * 3,
  oldest: AT,
  newest: LATER,
}));

export const Suspended: StoryObj = deskStory({
  path: "/held",
  roles: ["administrator"],
  respond: (context) =>
    suspendedView(aDeskRequest(context), { held, restores: [restore], proposals: [] }),
});

/** Refunds await a second person. */
export const Proposed: StoryObj = deskStory({
  path: "/held",
  roles: ["cashier"],
  respond: (context) =>
    suspendedView(aDeskRequest(context), {
      held: held.filter(({ kind }) => kind === "refund"),
      restores: [restore],
      proposals: [
        {
          id: rowId(2),
          kind: "suspendedDeliveries",
          key: "held:refund",
          subject: "held:refund",
          change: { kind: "refund", decision: "release" },
          state: "proposed",
          proposedBy: "zarina",
          reason: "None of them is in the statement of the operator",
          proposedAt: LATER,
          decidedBy: null,
          decidedAt: null,
        },
      ],
    }),
});

export const NothingSuspended: StoryObj = deskStory({
  path: "/held",
  roles: ["auditor"],
  respond: (context) =>
    suspendedView(aDeskRequest(context), { held: [], restores: [restore], proposals: [] }),
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import type { ExportDelivery } from "#src/platform/database/schema/reports.ts";
import { exportView } from "./export-view.ts";

const meta = {
  title: "Desk/Files for accounting",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Files with a fixed layout, to download and as they were sent." },
    },
  },
} satisfies Meta;
export default meta;

const period = { from: "2026-10-01", to: "2026-10-31" };
const delivery = (place: number, given: Partial<ExportDelivery>): ExportDelivery => ({
  id: rowId(place),
  kind: "journal",
  firstDay: period.from,
  lastDay: period.to,
  target: "buh@example.tj",
  state: "delivered",
  failure: "",
  rowCount: 412,
  createdAt: AT,
  deliveredAt: AT,
  ...given,
});
const unsent = { deliveredAt: null, rowCount: null };

export const Sent: StoryObj = deskStory({
  path: "/registers/exports",
  respond: (context) =>
    exportView(aDeskRequest(context), {
      kind: "journal",
      period,
      every: "month",
      targets: ["buh@example.tj", "s3://sughurta/exports"],
      deliveries: [
        delivery(1, {}),
        delivery(2, { kind: "policies", target: "s3://sughurta/exports", rowCount: 9_310 }),
        delivery(3, { ...unsent, kind: "policies", state: "failed", failure: "noMailServer" }),
        delivery(4, { ...unsent, state: "waiting", failure: "ETIMEDOUT" }),
      ],
    }),
});

export const NothingSent: StoryObj = deskStory({
  path: "/registers/exports",
  respond: (context) =>
    exportView(aDeskRequest(context), {
      kind: "policies",
      period,
      every: "month",
      targets: [],
      deliveries: [],
    }),
});

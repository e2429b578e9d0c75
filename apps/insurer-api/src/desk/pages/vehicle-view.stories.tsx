import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { aPolicy } from "#src/desk/testing/a-policy.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, rowId } from "#src/desk/testing/story-rows.ts";
import type { NamedVehicle } from "#src/platform/database/schema/sales.ts";
import { type UnknownVehicle, vehiclesView, vehicleView } from "./vehicle-view.ts";

const meta = {
  title: "Desk/Vehicles",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Vehicles that the directory lacks, and the check of one." },
    },
  },
} satisfies Meta;
export default meta;

const SUPER_CUB: NamedVehicle = { make: "Honda", model: "Super Cub", vehicleType: 4 };

const aVehicle = (
  figure: number,
  sold: NamedVehicle,
  changes: Partial<UnknownVehicle> = {},
): UnknownVehicle => ({
  policy: aPolicy(figure, { policyType: "car", amountDiram: 180_00 }),
  sold: { ...sold, plate: "1234AA01" },
  check: null,
  cancelledOn: null,
  ...changes,
});

const waiting = [
  aVehicle(1, SUPER_CUB),
  aVehicle(2, { make: "Zundapp", model: "K 500", vehicleType: 0 }),
];

const checked = aVehicle(1, SUPER_CUB, {
  check: {
    policyNumber: "4087072011",
    sold: SUPER_CUB,
    found: { make: "Honda", model: "Super Cub C125", vehicleType: 4 },
    beforeDiram: 180_00,
    afterDiram: 90_00,
    paymentId: rowId(2),
    refundId: rowId(3),
    decidedBy: "nilufar",
    decidedRole: "support",
    reason: "Свидетельство AB 1234567",
    createdAt: AT,
  },
});

export const Waiting: StoryObj = deskStory({
  path: "/vehicles",
  respond: (context) => vehiclesView(aDeskRequest(context), aListPage(waiting)),
});

export const ToCheck: StoryObj = deskStory({
  path: "/vehicles/1",
  respond: (context) => vehicleView(aDeskRequest(context), aVehicle(1, SUPER_CUB)),
});

export const Checked: StoryObj = deskStory({
  path: "/vehicles/1",
  respond: (context) => vehicleView(aDeskRequest(context), checked),
});

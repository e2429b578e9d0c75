import type { Meta, StoryObj } from "@storybook/react-vite";
import { aPolicyInfo } from "../testing/builders.ts";
import { withClient } from "../testing/with-client.tsx";
import { ClaimForm } from "./claim-form.tsx";

const meta = {
  title: "Claims/ClaimForm",
  component: ClaimForm,
  parameters: { layout: "fullscreen" },
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
      registerClaim: () => ({ status: 201, data: { id: "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11" } }),
      uploadClaimFiles: () => ({ status: 201, data: { files: [{ id: "1", name: "a.png" }] } }),
    }),
  ],
  args: { onGoHome: () => {} },
} satisfies Meta<typeof ClaimForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AfterTheCheck: Story = {
  args: {
    handedOver: {
      policyNumber: "0000000013",
      status: "ACTIVE",
      startDate: "2026-03-01",
      endDate: "2027-02-28",
      keptAtMs: Date.now(),
    },
  },
};

export const PolicyUnknown: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
    }),
  ],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { aPolicyInfo } from "../testing/builders.ts";
import { withClient } from "../testing/with-client.tsx";
import { PolicyCheckDialog } from "./policy-check-dialog.tsx";

const meta = {
  title: "Claims/PolicyCheckDialog",
  component: PolicyCheckDialog,
  decorators: [withClient({ checkPolicy: () => ({ status: 200, data: aPolicyInfo() }) })],
  args: { open: true, onClose: () => {}, onClaim: () => {} },
} satisfies Meta<typeof PolicyCheckDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

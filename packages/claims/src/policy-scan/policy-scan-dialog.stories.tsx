import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { PolicyScanDialog } from "./policy-scan-dialog.tsx";

const meta = {
  title: "Claims/PolicyScanDialog",
  component: PolicyScanDialog,
  args: { onFound: () => {}, onClose: () => {} },
} satisfies Meta<typeof PolicyScanDialog>;
export default meta;

/** A test browser has no camera. */
export const NoCamera: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      if (!canvasElement.ownerDocument.querySelector("[role=alert]")) throw new Error("No alert");
    });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { aDraft } from "../testing/example-draft.ts";
import { TransferDialog } from "./transfer-dialog.tsx";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";

const meta = {
  title: "Order/TransferDialog",
  component: TransferDialog,
  decorators: [
    withClient({
      createDraftTransfer: () => ({
        status: 201,
        data: { token: TOKEN, expiresAt: "2026-03-02T08:15:00Z" },
      }),
    }),
  ],
  args: {
    draft: aDraft(),
    href: "https://sughurta.example/order?lang=ru",
    onClose: () => {},
  },
} satisfies Meta<typeof TransferDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("img");
  },
};

export const Making: Story = {
  args: { draft: aDraft({ saveFull: () => new Promise(() => {}) }) },
};

export const NoConnection: Story = {
  args: { draft: aDraft({ saveFull: () => Promise.reject(new NetworkError("lost")) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { HandOverDialog } from "./hand-over-dialog.tsx";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";

const meta = {
  title: "Travel/HandOverDialog",
  component: HandOverDialog,
  decorators: [
    withClient({
      handOverDraft: () => ({
        status: 201,
        data: { token: TOKEN, expiresAt: "2026-03-02T08:15:00Z" },
      }),
    }),
  ],
  args: {
    keepWhole: async () => {},
    page: "https://sughurta.example/travel-order?lang=ru",
    onClose: () => {},
  },
} satisfies Meta<typeof HandOverDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("img");
  },
};

export const Making: Story = { args: { keepWhole: () => new Promise(() => {}) } };

export const NoConnection: Story = {
  args: { keepWhole: () => Promise.reject(new NetworkError("lost")) },
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

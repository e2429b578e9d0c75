import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { DraftChangedDialog } from "./draft-changed-dialog.tsx";

const meta = {
  title: "Order/DraftChangedDialog",
  component: DraftChangedDialog,
  args: { changed: { showNewest: async () => {}, keepThis: async () => {} } },
} satisfies Meta<typeof DraftChangedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Warned: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button");
  },
};

export const NoConnection: Story = {
  args: {
    changed: {
      showNewest: () => Promise.reject(new NetworkError("lost")),
      keepThis: () => Promise.reject(new NetworkError("lost")),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [, show] = await canvas.findAllByRole("button");
    if (show) await userEvent.click(show);
    await canvas.findByRole("alert");
  },
};

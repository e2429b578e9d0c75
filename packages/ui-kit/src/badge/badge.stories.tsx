import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Kit/Badge",
  component: Badge,
  parameters: {
    usage: {
      do: ["One or two words of state"],
      dont: ["Don't use it as a button", "Don't let colour alone tell the state: the word does"],
      keyboard: [],
    },
  },
  args: { children: "Действует", tone: "success", icon: "check" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const State: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Действует")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap="sm">
      <Badge>Черновик</Badge>
      <Badge tone="info">Новое</Badge>
      <Badge tone="success">Действует</Badge>
      <Badge tone="warning">Ещё не начался</Badge>
      <Badge tone="danger">Закончился</Badge>
    </Stack>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Kit/Feedback/Badge · tag, label, status pill",
  id: "kit-badge",
  component: Badge,
  parameters: {
    usage: {
      when: 'A word of state stands beside a thing: "paid".',
      instead: [["Alert", "a sentence is needed"]],
      anatomy: ["Ground", "Icon (may be left out)", "Word"],
      words: "One or two words.",
      screenReader: "The word alone: colour adds nothing.",
      since: "0.1.0",
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
    await expect(canvas.getByText(say("Действует"))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap="sm">
      <Badge>{say("Черновик")}</Badge>
      <Badge tone="info">{say("Новое")}</Badge>
      <Badge tone="success">{say("Действует")}</Badge>
      <Badge tone="warning">{say("Ещё не действует")}</Badge>
      <Badge tone="danger">{say("Срок закончился")}</Badge>
    </Stack>
  ),
};

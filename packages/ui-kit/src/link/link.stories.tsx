import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { say, saying } from "../story-words/say.fixture.ts";
import { ButtonLink, Link } from "./link.tsx";

const meta = {
  title: "Kit/Link",
  component: Link,
  parameters: {
    usage: {
      do: ["Let the words say where it leads", "Say when it opens a new tab: `newTabText`"],
      dont: [
        'Don\'t write "here" or "more" alone',
        "Don't use it to do something: that is a Button",
      ],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Enter", "Follows it"],
      ],
    },
  },
  args: { href: "#rules", children: "Правила страхования" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};

export const Plain: Story = { args: { look: "plain" } };

export const NewTab: Story = {
  args: { newTabText: "откроется в новой вкладке" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: saying("откроется в новой вкладке") });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const AsButton: Story = {
  render: () => (
    <Stack direction="row">
      <ButtonLink href="#buy">{say("Купить")}</ButtonLink>
      <ButtonLink href="tel:5511" variant="secondary" icon="phone">
        5511
      </ButtonLink>
    </Stack>
  ),
};

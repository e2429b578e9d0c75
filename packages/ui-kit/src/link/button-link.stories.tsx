import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { ButtonLink } from "./link.tsx";

const meta = {
  title: "Kit/Actions/ButtonLink · call to action, anchor button",
  id: "kit-buttonlink",
  component: ButtonLink,
  parameters: {
    usage: {
      when: "The next step is another page, a phone number or a file.",
      instead: [
        ["Button", "something happens here"],
        ["Link", "it stands in a text"],
      ],
      anatomy: ["As a Button, without a spinner"],
      words: 'Where it leads: "To the order".',
      screenReader: 'The text, then "link": it can be opened in a new tab.',
      since: "0.1.0",
      do: ["Keep one primary one a screen, buttons counted"],
      dont: ["Don't use it to do something here: that is a Button"],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Enter", "Follows it"],
      ],
    },
  },
  args: { href: "#buy", children: "Купить" },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Pair: Story = {
  render: (args) => (
    <Stack direction="row">
      <ButtonLink {...args}>{say("Купить")}</ButtonLink>
      <ButtonLink href="tel:5511" variant="secondary" icon="phone">
        5511
      </ButtonLink>
    </Stack>
  ),
};

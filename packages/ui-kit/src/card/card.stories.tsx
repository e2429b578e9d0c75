import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "../layout/layout.tsx";
import { say, saying } from "../story-words/say.fixture.ts";
import { Card } from "./card.tsx";

const meta = {
  title: "Kit/Layout/Card · panel, box, surface, tile",
  id: "kit-card",
  component: Card,
  parameters: {
    usage: {
      when: "A thing of its own among others.",
      instead: [
        ["ProductCard", "it is a product"],
        ["Section", "it is a part of the page"],
      ],
      anatomy: ["Ground", "Line", "Content"],
      screenReader: "Nothing of its own; give it a heading.",
      since: "0.1.0",
      do: ["One thing a card"],
      dont: ["Don't put a card into a card", "Don't add a shadow: only what floats has one"],
      keyboard: [],
    },
  },
  args: { children: "Одна вещь на одном листе бумаги" },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(saying("Одна вещь"))).toBeVisible();
  },
};

export const Grounds: Story = {
  render: () => (
    <Grid min="small">
      <Card>{say("Лист с линией")}</Card>
      <Card ground="sunken">{say("Тихое место")}</Card>
      <Card ground="deep" className="sg-band">
        {say("Лазурит")}
      </Card>
    </Grid>
  ),
};

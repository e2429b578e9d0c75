import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Grid } from "../layout/layout.tsx";
import { Link } from "../link/link.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Section } from "./section.tsx";

const meta = {
  title: "Kit/Layout/Section · band, block",
  id: "kit-section",
  component: Section,
  parameters: {
    usage: {
      when: "A part of a page with a heading.",
      instead: [
        ["Card", "it is one of several things"],
        ["Container", "it has no heading"],
      ],
      anatomy: ["Title", "Lead", "Link beside the title", "Content"],
      words: "Four words at most.",
      screenReader: "A region by its heading.",
      since: "0.1.0",
      do: ["Give every section a heading and at most one link beside it"],
      dont: ["Don't set margins of your own between sections"],
      keyboard: [],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCards: Story = {
  args: {
    title: "Популярные продукты",
    lead: "Готовые полисы с понятной ценой",
    action: <Link href="#all">Все продукты</Link>,
    children: (
      <Grid>
        <Card>Бумага</Card>
        <Card ground="sunken">Тихое место</Card>
        <Card ground="deep">Лазурит</Card>
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: say("Популярные продукты") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("Все продукты") })).toBeVisible();
  },
};

export const Sunken: Story = { args: { title: "Нам доверяют", ground: "sunken" } };

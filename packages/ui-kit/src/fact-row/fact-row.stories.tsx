import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactRow } from "./fact-row.tsx";

const meta = {
  title: "Kit/Content/FactRow · figures, proof, trust",
  id: "kit-factrow",
  component: FactRow,
  parameters: {
    usage: {
      when: "Two to four true figures give reason to trust the insurer.",
      instead: [
        ["SummaryList", "the values belong to one object"],
        ["ActionTiles", "each leads to another page"],
      ],
      anatomy: ["Figure", "Explanation"],
      words: "A figure with its noun, then what it counts and the period.",
      screenReader: "A list with its count.",
      since: "next",
      do: ["State the period of a figure", "Omit the row where there are no figures"],
      dont: ["Don't invent figures, ratings or seals"],
      keyboard: [],
    },
  },
  args: {
    facts: [
      { key: "licence", title: "Лицензия № 0042", text: "Национальный банк Таджикистана" },
      {
        key: "days",
        title: "4 рабочих дня",
        text: "до решения по заявлению, в среднем за 2025 год",
      },
      { key: "paid", title: "1 284 выплаты", text: "за 2025 год, всего 6,2 млн TJS" },
    ],
  },
} satisfies Meta<typeof FactRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Two: Story = { args: { facts: meta.args.facts.slice(0, 2) } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { SummaryList } from "./summary-list.tsx";

const meta = {
  title: "Kit/Content/SummaryList · description list, key value, review",
  id: "kit-summarylist",
  component: SummaryList,
  parameters: {
    usage: {
      when: "Answers or facts to look over.",
      instead: [
        ["PolicySheet", "it is a policy"],
        ["a table", "there are several of each"],
      ],
      anatomy: ["Name", "Value", "Action", "Sum"],
      words: "The name as in the form.",
      screenReader: "A list of names and values.",
      since: "0.1.0",
      do: ["Let every answer be changed where it is shown", "Put the total last, `strong`"],
      dont: ["Don't repeat the questions word by word: a short term is enough"],
      keyboard: [["Tab", 'From "change" to "change"']],
    },
  },
  args: {
    rows: [
      {
        key: "product",
        term: "Продукт",
        value: "Защита от клеща",
        action: <a href="#edit">Изменить</a>,
      },
      { key: "term", term: "Срок действия", value: "12 месяцев" },
      { key: "total", term: "Итого", value: "120 TJS", strong: true },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition").at(-1)).toHaveTextContent("120 TJS");
    await expect(canvas.getByRole("link", { name: say("Изменить") })).toBeVisible();
  },
};

export const LongAnswers: Story = {
  args: {
    rows: [
      {
        key: "countries",
        term: "Мамлакатҳои сафар",
        value: "Ӯзбекистон, Қазоқистон, Қирғизистон, Туркманистон, Аморати Муттаҳидаи Араб",
      },
      { key: "people", term: "Шахсони суғурташуда", value: "4" },
    ],
  },
};

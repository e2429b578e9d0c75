import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "../accordion/accordion.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { SummaryList } from "../summary-list/summary-list.tsx";
import { Prose } from "./prose.tsx";
import { markSanitised } from "./safe-html.tsx";

const meta = {
  title: "Kit/Prose",
  component: Prose,
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheContentService: Story = {
  args: {
    html: markSanitised(
      "<h2>Что покрывает</h2><p>Лечение за границей.</p><ul><li>Врач</li><li>Лекарства</li></ul><blockquote>Звоните 5511 в любое время.</blockquote>",
    ),
    children: undefined,
  },
};

export const Questions: Story = {
  args: { children: "" },
  render: () => (
    <Accordion
      items={[
        { key: "pay", title: "Как получить выплату?", content: <p>Позвоните 5511.</p>, open: true },
        { key: "lost", title: "Что делать, если полис потерян?", content: <p>Он в почте.</p> },
      ]}
    />
  ),
};

export const Review: Story = {
  args: { children: "" },
  render: () => (
    <SummaryList
      rows={[
        {
          key: "product",
          term: "Продукт",
          value: "Защита от клеща",
          action: <a href="#edit">Изменить</a>,
        },
        { key: "term", term: "Срок действия", value: "12 месяцев" },
        { key: "total", term: "Итого", value: "120 TJS", strong: true },
      ]}
    />
  ),
};

export const Place: Story = {
  args: { children: "" },
  render: () => (
    <Breadcrumbs
      label="Вы здесь"
      crumbs={[
        { label: "Главная", href: "#home" },
        { label: "Готовые полисы", href: "#boxes" },
        { label: "Защита от клеща" },
      ]}
    />
  ),
};

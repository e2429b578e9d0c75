import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Kit/Navigation/Breadcrumbs · path, you are here",
  id: "kit-breadcrumbs",
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: "A page lies two levels deep or more.",
      instead: [["Tabs", "pages of one level"]],
      anatomy: ["Links from the home page on", "This page"],
      words: "The short names of the pages.",
      screenReader: '"Path, navigation", a list, this page as "current page".',
      since: "0.1.0",
      do: ["Show the place of a page that lies deeper than one step"],
      dont: ["Don't put them on the pages of the menu"],
      keyboard: [
        ["Tab", "From step to step"],
        ["Enter", "Goes there"],
      ],
    },
  },
  args: {
    label: "Вы здесь",
    crumbs: [
      { label: "Главная", href: "#home" },
      { label: "Готовые полисы", href: "#boxes" },
      { label: "Защита от клеща" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: say("Вы здесь") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("Готовые полисы") })).toHaveAttribute(
      "href",
      "#boxes",
    );
    await expect(canvas.getByText(say("Защита от клеща"))).toHaveAttribute("aria-current", "page");
  },
};

export const OneStepBack: Story = {
  args: { crumbs: [{ label: "Вакансии", href: "#vacancies" }, { label: "Страховой агент" }] },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Tabs } from "./link-tabs.tsx";
import { PanelTabs } from "./panel-tabs.tsx";

const meta = {
  title: "Kit/Tabs",
  component: Tabs,
  parameters: {
    usage: {
      do: ["Use links (Tabs) where each tab has an address, panels (PanelTabs) within a page"],
      dont: ["Don't hide in a tab what has to be compared or must be read"],
      keyboard: [
        ["Tab", "Links: from tab to tab. Panels: to the chosen tab, then into its panel"],
        ["Arrows, Home, End", "Panels: choose a tab"],
      ],
    },
  },
  args: {
    label: "Категории",
    tabs: [
      { href: "#all", label: "Все", current: true },
      { href: "#health", label: "Здоровье" },
      { href: "#home", label: "Имущество и ответственность" },
      { href: "#travel", label: "Путешествия" },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const Panels: Story = {
  render: () => (
    <PanelTabs
      label={say("О продукте")}
      tabs={[
        { key: "what", label: say("Что покрывает"), panel: <p>{say("Лечение и лекарства.")}</p> },
        { key: "terms", label: say("Условия"), panel: <p>{say("Двенадцать месяцев.")}</p> },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(say("Двенадцать месяцев"));
  },
};

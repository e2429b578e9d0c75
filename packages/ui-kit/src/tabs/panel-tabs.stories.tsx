import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { PanelTabs } from "./panel-tabs.tsx";

const meta = {
  title: "Kit/Navigation/PanelTabs · tab panel, tablist",
  id: "kit-paneltabs",
  component: PanelTabs,
  parameters: {
    usage: {
      when: "Parts of one page of which one is read at a time.",
      instead: [
        ["Tabs", "each has an address"],
        ["Accordion", "several may be open"],
      ],
      anatomy: ["Tabs", "Panel"],
      words: "One or two words, of one kind.",
      screenReader: '"Tab, 1 of 3, selected"; the panel by its tab\'s name.',
      since: "0.1.0",
      do: ["Name the open tab in the address where people send it to others"],
      dont: ["Don't hide in a tab what has to be compared or must be read"],
      keyboard: [
        ["Tab", "To the chosen tab, then into its panel"],
        ["Arrows, Home, End", "Choose a tab"],
      ],
    },
  },
  args: {
    label: "О продукте",
    tabs: [
      { key: "what", label: "Что покрывает", panel: <p>Лечение и лекарства.</p> },
      { key: "terms", label: "Условия", panel: <p>Двенадцать месяцев.</p> },
    ],
  },
} satisfies Meta<typeof PanelTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(say("Двенадцать месяцев"));
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./link-tabs.tsx";

const meta = {
  title: "Kit/Navigation/Tabs · subnavigation, nav bar, link tabs",
  id: "kit-tabs",
  component: Tabs,
  parameters: {
    usage: {
      when: "Pages of one level, each with an address.",
      instead: [["PanelTabs", "parts of one page"]],
      anatomy: ["Links", "Mark of the current one"],
      words: "One or two words, of one kind.",
      screenReader: '"Navigation" with its name, a list of links, one "current page".',
      since: "0.1.0",
      do: ["Mark the page one is on: `current`"],
      dont: ["Don't hide in a tab what has to be compared or must be read"],
      keyboard: [
        ["Tab", "From link to link"],
        ["Enter", "Opens the page"],
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ActionTiles } from "./action-tiles.tsx";

const meta = {
  title: "Kit/ActionTiles",
  tags: ["autodocs"],
  component: ActionTiles,
  parameters: {
    usage: {
      do: [
        "Use it for the two to four things most people come for",
        "Begin each title with what is done",
      ],
      dont: ["Don't mix in advertising: these are tools"],
      keyboard: [
        ["Tab", "From tile to tile"],
        ["Enter", "Follows the link or opens the popup"],
      ],
    },
  },
  args: {
    label: "Быстрые действия",
    tiles: [
      {
        key: "claim",
        icon: "alert",
        title: "Страховой случай",
        text: "Сообщите о событии, приложите фото и документы",
        href: "#claim",
      },
      {
        key: "check",
        icon: "search",
        title: "Проверить полис",
        text: "Узнайте по номеру, действует ли полис",
        onPress: fn(),
      },
      { key: "boxes", icon: "box", title: "Готовые полисы", href: "#boxes" },
    ],
  },
} satisfies Meta<typeof ActionTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

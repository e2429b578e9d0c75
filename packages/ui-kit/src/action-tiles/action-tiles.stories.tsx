import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { say, saying } from "../story-words/say.fixture.ts";
import { ActionTiles } from "./action-tiles.tsx";

const onCheck = fn();

const meta = {
  title: "Kit/Actions/ActionTiles · shortcuts, quick actions",
  id: "kit-actiontiles",
  component: ActionTiles,
  parameters: {
    usage: {
      when: "A page has two to four actions that most people come for.",
      instead: [
        ["Button", "there is one action"],
        ["ProductList", "products are offered"],
      ],
      anatomy: ["Tile", "Icon", "Words", "Arrow"],
      words: "A verb and an object, on two lines at most.",
      screenReader: "A list with a name and a count, then each link or button.",
      since: "next",
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
        onPress: onCheck,
      },
      { key: "boxes", icon: "box", title: "Готовые полисы", href: "#boxes" },
    ],
  },
} satisfies Meta<typeof ActionTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("list", { name: say("Быстрые действия") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: saying("Готовые полисы") })).toHaveAttribute(
      "href",
      "#boxes",
    );
    const check = canvas.getByRole("button", { name: saying("Проверить полис") });
    await userEvent.click(check);
    await expect(onCheck).toHaveBeenCalled();
    check.blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Kit/Button",
  component: Button,
  parameters: {
    usage: {
      do: [
        'Name the action: "Buy the policy", not "OK"',
        "Keep one primary button a screen",
        "While something is missing, pass `unavailableReason`: it is said when the button is pressed",
      ],
      dont: [
        "Don't use it to go to a page: that is a ButtonLink",
        "Don't disable a button without saying why",
        "Don't give it a fixed width: Russian and Tajik words are long",
      ],
      keyboard: [
        ["Tab", "Moves to it; an unavailable button can be reached too"],
        ["Enter, Space", "Presses it"],
      ],
    },
  },
  args: { children: "Купить полис", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack direction="row">
      <Button>{say("Купить")}</Button>
      <Button variant="secondary">{say("Проверить полис")}</Button>
      <Button variant="quiet" icon="plus">
        {say("Добавить")}
      </Button>
      <Button variant="accent" iconEnd="arrow-right">
        {say("Выбрать")}
      </Button>
      <Button variant="danger" icon="trash">
        {say("Удалить")}
      </Button>
      <Button disabled>{say("Недоступно")}</Button>
      <IconButton icon="search" label={say("Найти")} />
      <IconButton icon="close" label={say("Закрыть")} variant="framed" />
    </Stack>
  ),
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("Купить полис") }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { unavailableReason: "Отметьте согласие на обработку персональных данных" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(say("Отметьте согласие"));
  },
};

export const LongText: Story = {
  args: {
    children: "Ба коркарди маълумоти шахсӣ розигӣ додан ва ҳуҷҷатро харидорӣ намудан",
    size: "large",
    icon: "shield",
  },
  globals: { viewport: { value: "narrow" } },
};

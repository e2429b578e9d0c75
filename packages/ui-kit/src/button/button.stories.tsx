import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Button } from "./button.tsx";

const meta = {
  title: "Kit/Actions/Button · button, submit, cta",
  id: "kit-button",
  component: Button,
  parameters: {
    usage: {
      when: "Something is to happen on this page: buy, save, add.",
      instead: [
        ["ButtonLink", "it leads to a page"],
        ["IconButton", "there is room for a picture only"],
        ["Link", "the action stands in a sentence"],
      ],
      anatomy: [
        "Icon before the text (may be left out)",
        "Text",
        "Icon after the text (may be left out)",
        "Spinner while busy",
        "Reason under it, where it is unavailable",
      ],
      words: "A verb and what it does, three words at most.",
      screenReader:
        '"Buy the policy, button"; while busy also "busy"; the reason is read out when it is pressed.',
      since: "0.1.0",
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

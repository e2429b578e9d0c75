import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Link } from "../link/link.tsx";
import { playedInFrame } from "../story-frame.fixture.ts";
import { say } from "../story-words/say.fixture.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Kit/Feedback/Popover · tooltip, info bubble, help",
  id: "kit-popover",
  component: Popover,
  parameters: {
    usage: {
      when: "A word needs an explanation that most people skip.",
      instead: [
        ["Dialog", "something is decided"],
        ["hint of a field", "everybody needs it"],
      ],
      anatomy: ['Button with a word or "i"', "Bubble", "Title", "Text", "Button that closes"],
      words: "The opener names what is explained.",
      screenReader: 'The opener\'s text, "collapsed"; then title and text.',
      since: "0.1.0",
      do: ["Use it for what a few people need, with links or buttons in it"],
      dont: ["Don't hide what everybody has to know"],
      keyboard: [
        ["Enter, Space", "Opens it"],
        ["Escape", "Closes it; the focus returns"],
      ],
    },
  },
  args: {
    opener: "Что входит в полис",
    title: "Входит в полис",
    closeText: "Закрыть",
    children: (
      <>
        <p>Лечение, лекарства, перевозка домой и помощь врача по телефону.</p>
        <Link href="#rules">Правила страхования</Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: say("Что входит в полис") });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const bubble = await canvas.findByRole("dialog", { name: say("Входит в полис") });
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: say("Закрыть") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(bubble).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("Что входит в полис") }));
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
};

export const FromAnIcon: Story = {
  parameters: playedInFrame,
  args: { look: "icon", opener: "Подробнее о полисе" },
  decorators: [
    (Story) => (
      <div>
        {say("Полис на год")} <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("Подробнее о полисе") }));
  },
};

export const OnPhone: Story = { ...Open, globals: { viewport: { value: "narrow" } } };

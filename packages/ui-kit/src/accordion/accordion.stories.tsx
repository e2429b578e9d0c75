import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say, saying } from "../story-words/say.fixture.ts";
import { Accordion } from "./accordion.tsx";

const meta = {
  title: "Kit/Content/Accordion · faq, collapse, expander",
  id: "kit-accordion",
  component: Accordion,
  parameters: {
    usage: {
      when: "Questions of which people read one or two.",
      instead: [
        ["PanelTabs", "one is always read"],
        ["Disclosure", "there is one"],
      ],
      anatomy: ["Questions", "Arrow", "Answers"],
      words: "The question as people ask it.",
      screenReader: 'The question, "collapsed" or "expanded".',
      since: "0.1.0",
      do: [
        "Write the title as the question a person asks",
        "Open the first where most people need it",
      ],
      dont: ["Don't hide prices, terms or errors in it"],
      keyboard: [
        ["Tab", "From question to question"],
        ["Enter, Space", "Opens and closes"],
      ],
    },
  },
  args: {
    defaultValue: ["pay"],
    items: [
      {
        key: "pay",
        title: "Как получить выплату?",
        content: <p>Позвоните 5511 или сообщите на сайте.</p>,
      },
      {
        key: "lost",
        title: "Что делать, если полис потерян?",
        content: <p>Он остался в вашей почте.</p>,
      },
      {
        key: "abroad",
        title: "Действует ли он за границей?",
        content: <p>Да, в странах полиса.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(say("Он остался в вашей почте."));
    const question = canvas.getByText(say("Что делать, если полис потерян?"));
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await userEvent.click(question);
    await expect(answer).not.toBeVisible();
    question.blur();
  },
};

export const OneAtATime: Story = {
  args: { name: "faq" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(say("Действует ли он за границей?")));
    await expect(canvas.getByText(say("Да, в странах полиса."))).toBeVisible();
    await expect(canvas.getByText(saying("Позвоните 5511"))).not.toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "./accordion.tsx";

const meta = {
  title: "Kit/Accordion",
  tags: ["autodocs"],
  component: Accordion,
  parameters: {
    usage: {
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
    items: [
      {
        key: "pay",
        title: "Как получить выплату?",
        content: <p>Позвоните 5511 или сообщите на сайте.</p>,
        open: true,
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

export const Questions: Story = {};

export const OneAtATime: Story = { args: { name: "faq" } };

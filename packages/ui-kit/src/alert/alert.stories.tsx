import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../link/link.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Kit/Feedback/Alert · message, notification, callout",
  id: "kit-alert",
  component: Alert,
  parameters: {
    usage: {
      when: "A page has to tell something that matters now.",
      instead: [
        ["ErrorSummary", "several fields are wrong"],
        ["Badge", "a word of state will do"],
      ],
      anatomy: ["Icon", "Title", "Text", "Ways on"],
      words: 'What happened, then what to do; no "Oops".',
      screenReader: "With `live` it is read out when it appears; otherwise as text.",
      since: "0.1.0",
      do: [
        "Use it for what a person has to know before going on",
        "Give a way out with every error: try again, call, another way",
      ],
      dont: [
        'Don\'t write "Error" as a title: say what happened and what to do',
        "Don't stack several; join them into one",
      ],
      keyboard: [["Tab", "Reaches the actions inside, if there are any"]],
    },
  },
  args: { title: "Полис действует", children: "С 21.11.2026 по 20.11.2027." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: "info" } };
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = { args: { tone: "warning", title: "Скоро закончится" } };

export const ErrorWithWayOut: Story = {
  args: {
    tone: "danger",
    title: "Оплата не прошла",
    children: "Деньги не списаны. Попробуйте другую карту или позвоните нам.",
    actions: (
      <>
        <Button icon="refresh">Попробовать ещё раз</Button>
        <ButtonLink href="tel:5511" variant="secondary" icon="phone">
          5511
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say("Оплата не прошла"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: say("Попробовать ещё раз") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "5511" })).toHaveAttribute("href", "tel:5511");
  },
};

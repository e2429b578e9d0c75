import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { say, saying } from "../story-words/say.fixture.ts";
import { Stepper } from "./stepper.tsx";

const meta = {
  title: "Kit/Navigation/Stepper · wizard, steps, progress steps",
  id: "kit-stepper",
  component: Stepper,
  parameters: {
    usage: {
      when: "An order has steps and one may go back.",
      instead: [["Progress", "work of the machine"]],
      anatomy: ["Steps", "Bar", "Words on a phone"],
      words: 'The step\'s name as a noun: "Payment".',
      screenReader: '"Step 2 of 4"; finished ones are buttons and say so.',
      since: "0.1.0",
      do: ["Name a step by what is asked in it", "Let finished steps be pressed"],
      dont: ["Don't use more than six steps", "Don't let a step be skipped"],
      keyboard: [
        ["Tab", "Goes through the finished steps"],
        ["Enter", "Goes back to the step"],
      ],
    },
  },
  args: {
    label: "Шаги заказа",
    steps: [
      { key: "trip", title: "Поездка", done: true },
      { key: "addOns", title: "Дополнительная защита", done: true },
      { key: "people", title: "Страхователь и застрахованные" },
      { key: "review", title: "Проверка и оплата" },
    ],
    value: "people",
    onValueChange: fn(),
    progressText: (step, count) => say("Шаг {{step}} из {{count}}", { step, count }),
    doneText: "заполнено",
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdOfFour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: saying("Поездка") })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("addOns");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: saying("Дополнительная") })).not.toHaveFocus();
  },
};

/** Each finished step adds its part of the pattern. */
export const Patterned: Story = {
  args: { pattern: { family: "trip", seed: "2026-11-28" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("path")).not.toHaveLength(0));
  },
};

export const First: Story = {
  args: {
    value: "trip",
    steps: [
      { key: "trip", title: "Поездка" },
      { key: "addOns", title: "Дополнительная защита" },
      { key: "people", title: "Страхователь и застрахованные" },
      { key: "review", title: "Проверка и оплата" },
    ],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "narrow" } } };

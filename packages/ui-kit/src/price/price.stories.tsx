import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./price.tsx";

const meta = {
  title: "Kit/Content/Price · amount, money, cost",
  id: "kit-price",
  component: Price,
  args: { amount: "1 234,50 TJS", label: "К оплате", staleText: "Пересчитываем…" },
  parameters: {
    usage: {
      when: "What is to be paid.",
      instead: [["text", "a sum is only mentioned"]],
      anatomy: ["Label", "Amount", "Price before a discount", "What changed"],
      words: "The currency after the amount: 1 234 TJS.",
      screenReader: "The amount after it has changed, once it stands.",
      since: "0.1.0",
      do: [
        "Keep the old figure dimmed while the new one is on its way",
        "Say what changed, from what to what, in the note",
        "Say it again in a few characters in `change`: the bar of a phone has room for no more",
      ],
      dont: [
        "Don't take the figure away while it is being asked for: nothing may jump",
        "Don't announce fixed prices of a list: `live={false}`",
      ],
      keyboard: [],
    },
    priceArgs: {
      ready: { stale: false },
      recalculating: { stale: true },
      failed: {
        stale: true,
        staleText: "",
        note: "Цену сейчас не узнать. Попробуйте ещё раз или позвоните 5511",
      },
      none: { amount: "—", was: undefined, note: "Заполните даты, и мы посчитаем цену" },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Stale: Story = { args: { stale: true } };

export const ShownFromTheToolbar: Story = {
  globals: { price: "recalculating" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-busy", "true");
  },
};

export const Changed: Story = {
  args: {
    size: "large",
    was: "1 500 TJS",
    wasText: "было",
    note: "Цена стала ниже на 265,50 TJS: применён промокод NAVRUZ",
  },
};

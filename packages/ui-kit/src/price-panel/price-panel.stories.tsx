import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "../price/price.tsx";
import { say } from "../story-words/say.fixture.ts";
import { SummaryList } from "../summary-list/summary-list.tsx";
import { PricePanel } from "./price-panel.tsx";

const meta = {
  title: "Kit/Content/PricePanel · sticky bar, order total, cart summary",
  id: "kit-pricepanel",
  component: PricePanel,
  parameters: {
    usage: {
      when: "The price stays in sight while an order is filled in.",
      instead: [["Price", "the page is short"]],
      anatomy: ["Bar or column", "Price", "Button for the details", "Details"],
      words: 'The button says what opens: "What is in the price".',
      screenReader: "The price as a status; the details as a dialog.",
      since: "0.1.0",
      do: [
        "Put it beside the form, last in the source: a column on wide screens, a bar below on narrow ones",
        "Show nothing on a phone until there is a price: `hasPrice`",
      ],
      dont: ["Don't put the button that buys into it: it belongs to the end of the form"],
      keyboard: [
        ["Enter on the details button", "Opens the details; the focus goes to their heading"],
        ["Escape, the browser's back", "Close them; the focus returns to the button"],
      ],
    },
  },
  args: {
    title: "Ваш полис",
    price: <Price size="large" label="К оплате" amount="1 234,50 TJS" />,
    sheet: { family: "trip", product: "Страховка для поездки" },
    hasPrice: true,
    openText: "Подробнее",
    closeText: "Закрыть",
    children: (
      <SummaryList
        rows={[
          { key: "country", term: "Страны", value: "Турция" },
          { key: "days", term: "Период", value: "22.11.2026 – 29.11.2026" },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PricePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar on narrow screens only; on wide ones a column with everything expanded. */
const isBar = () => window.matchMedia("(width < 60rem)").matches;

export const WithPrice: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    if (!isBar()) return;
    const bar = canvasElement.querySelector(".sg-price-panel");
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
  },
};

export const Changed: Story = {
  ...WithPrice,
  args: {
    price: (
      <Price
        size="large"
        label="К оплате"
        amount="1 234,50 TJS"
        was="1 500 TJS"
        wasText="было"
        note="Было 1 500 TJS, стало 1 234,50 TJS: промокод −265,50 TJS"
        change="−265,50 · Промокод"
      />
    ),
  },
};

export const Details: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    if (!isBar()) return;
    await userEvent.click(canvas.getByRole("button", { name: say("Подробнее") }));
    await expect(canvas.getByRole("heading", { name: say("Ваш полис") })).toHaveFocus();
  },
};

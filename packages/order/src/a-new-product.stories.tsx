import type { Meta, StoryObj } from "@storybook/react-vite";
import { POLICY_TYPES } from "@sughurta/domain";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, waitFor } from "storybook/test";
import { GlassFlow } from "./readme.example.tsx";

const meta = {
  title: "Order/A new product",
  render: (args) => <GlassFlow {...args} />,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "The product that the README of `@sughurta/order` builds." },
    },
  },
  decorators: [withClient()],
  args: {
    today: "2026-03-02",
    policyType: POLICY_TYPES[0],
    paymentOrigins: [],
    ask: async (_, { sum }) => ({
      kind: "quote",
      quote: { sumPrem: sum / 10, valueAmount: 0, parts: [{ part: "Glass", sumPrem: sum / 10 }] },
    }),
    save: async (_, __, { price }) => ({ status: 201, data: { id: "order-1", sumPrem: price } }),
    onResult: () => {},
  },
} satisfies Meta<typeof GlassFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The order of the README: three fields, a live price, a review, and the choice of the payment method. */
export const Bought: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Sum/ }), "1000");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Madina Saidova");
    await userEvent.type(canvas.getByRole("textbox", { name: /Phone/ }), "921234567");
    await userEvent.click(canvas.getByRole("button", { name: /Продолжить|Идома додан|Continue/ }));
    await userEvent.click(await canvas.findByRole("checkbox", {}, { timeout: 10_000 }));
    const buy = await canvas.findByRole("button", { name: /(Купить за|Харидан ба|Buy for).*100/ });
    // Two presses within 200 ms are one.
    await waitFor(
      async () => {
        await userEvent.click(buy);
        expect(canvas.getByRole("dialog")).toBeVisible();
      },
      { timeout: 10_000, interval: 500 },
    );
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { expect, fn, userEvent, within } from "storybook/test";
import { TODAY } from "../testing/motor-order-builders.ts";
import { MAKES_LOADING, MAKES_LOST, withMotorClient } from "../testing/order-stories.ts";
import { MotorQuickQuote } from "./motor-quick-quote.tsx";

const meta = {
  title: "Motor/MotorQuickQuote",
  component: MotorQuickQuote,
  args: { today: TODAY, onContinue: fn() },
  decorators: [withMotorClient()],
} satisfies Meta<typeof MotorQuickQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

async function answer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // The year is a combo box too.
  const [make] = await canvas.findAllByRole("combobox");
  if (!make) throw new Error("The quick quote has no make to choose.");
  await userEvent.click(make);
  await userEvent.type(make, "toyota");
  await userEvent.click((await canvas.findAllByRole("option", { name: "Toyota" }))[0] ?? make);
  const year = canvasElement.querySelector<HTMLSelectElement>("[name=carIssueYear]");
  if (year) await userEvent.selectOptions(year, "2015");
}

export const Empty: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const Priced: Story = {
  play: async ({ canvasElement }) => {
    await answer(canvasElement);
    await expect(await within(canvasElement).findByText(/180\sTJS/)).toBeVisible();
  },
};

export const LoadingMakes: Story = { decorators: [withMotorClient(MAKES_LOADING)] };

export const MakesAreMissing: Story = { decorators: [withMotorClient(MAKES_LOST)] };

export const WithoutNetwork: Story = {
  decorators: [
    withMotorClient({ calculateLiability: () => Promise.reject(new NetworkError("offline")) }),
  ],
  play: ({ canvasElement }) => answer(canvasElement),
};

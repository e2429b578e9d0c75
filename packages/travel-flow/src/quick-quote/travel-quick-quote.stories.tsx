import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aTravelQuote, TODAY } from "../testing/builders.ts";
import { TravelQuickQuote } from "./travel-quick-quote.tsx";

const meta = {
  title: "Travel/TravelQuickQuote",
  component: TravelQuickQuote,
  args: { today: TODAY, onOrder: fn() },
  decorators: [
    withClient({ calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 435 }) }) }),
  ],
} satisfies Meta<typeof TravelQuickQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvas: HTMLElement, text: string) {
  const country = within(canvas).getByRole("combobox");
  await userEvent.click(country);
  await userEvent.type(country, text);
  await userEvent.click((await within(canvas).findAllByRole("option"))[0] ?? country);
  await userEvent.tab();
}

function getSubmit(canvas: HTMLElement): HTMLElement {
  const [submit] = within(canvas)
    .getAllByRole("button")
    .filter((button) => button.getAttribute("type") === "submit");
  if (!submit) throw new Error("The quick quote has no button to send it.");
  return submit;
}

export const Empty: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const Priced: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "TR");
    await expect(await within(canvasElement).findByText(/435\sTJS/)).toBeVisible();
  },
};

export const WithMistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(getSubmit(canvasElement));
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
};

export const Refused: Story = {
  decorators: [
    withClient({
      calculateTravel: () => ({
        status: 200,
        data: aTravelQuote({ errorMsg: ["В эту страну мы сейчас не страхуем. Позвоните 5511."] }),
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "TR");
    await expect(await within(canvasElement).findByText(/не страхуем/)).toBeVisible();
  },
};

export const WithoutNetwork: Story = {
  decorators: [
    withClient({
      calculateTravel: () => {
        throw new NetworkError("offline");
      },
    }),
  ],
  play: ({ canvasElement }) => choose(canvasElement, "TR"),
};

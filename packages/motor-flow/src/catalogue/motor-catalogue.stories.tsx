import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { expect } from "storybook/test";
import { MotorQuickQuote } from "../quick-quote/motor-quick-quote.tsx";
import { fourProgrammes } from "../testing/builders.ts";
import { LINKS } from "../testing/links.ts";
import { TODAY } from "../testing/motor-order-builders.ts";
import { withMotorClient } from "../testing/order-stories.ts";
import { MotorCatalogue } from "./motor-catalogue.tsx";

const meta = {
  title: "Motor/MotorCatalogue",
  component: MotorCatalogue,
  parameters: { layout: "fullscreen" },
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE }), links: LINKS },
} satisfies Meta<typeof MotorCatalogue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const OfficeOnly: Story = {
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE, isSale: false }) },
};

export const WithQuickQuote: Story = {
  args: { quickQuote: <MotorQuickQuote today={TODAY} onContinue={() => {}} /> },
  decorators: [withMotorClient()],
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole("button", { name: /цену|нарх|price/i });
    await userEvent.click(ask);
    await expect(
      await canvas.findByRole("heading", { name: /Сколько стоит|чанд|How much/ }),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { products: [] } };

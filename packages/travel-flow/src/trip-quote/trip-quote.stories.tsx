import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { fn } from "storybook/test";
import { aTravelQuote, TODAY } from "../testing/builders.ts";
import { defaultPlainTrip } from "./plain-trip.ts";
import { TripQuote } from "./trip-quote.tsx";

const meta = {
  title: "Travel/TripQuote",
  component: TripQuote,
  args: {
    today: TODAY,
    initial: defaultPlainTrip(TODAY),
    price: 17.44,
    href: "#travel",
    onOrder: fn(),
  },
  decorators: [
    withClient({ calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 35 }) }) }),
  ],
} satisfies Meta<typeof TripQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PriceOfThePage: Story = {};

export const PriceRequestedByBrowser: Story = { args: { price: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

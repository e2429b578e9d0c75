import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { travelFigures, travellerPrices } from "#src/desk/testing/traveller-prices.ts";
import { type RatesFacts, ratePreviewView, ratesView } from "./rate-view.ts";

const meta = {
  title: "Desk/Exchange rates",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "What a unit of a currency costs, from a day on." } },
  },
} satisfies Meta;
export default meta;

const euro: RatesFacts["history"][number]["thing"] = {
  currency: "EUR",
  validFrom: "2026-11-25",
  tjs: 11.8412,
  position: 2,
  enteredBy: "farrukh",
  enteredAt: new Date("2026-11-25T05:00:00Z"),
};
const dollar = {
  ...euro,
  currency: "USD",
  validFrom: "2026-11-10",
  tjs: 10.9,
  enteredBy: null,
} as const;

export const Today: StoryObj = deskStory({
  path: "/rates",
  respond: (context) =>
    ratesView(aDeskRequest(context), {
      rates: [
        { currency: "USD", rate: dollar, isOld: true },
        { currency: "EUR", rate: euro, isOld: false },
      ],
      history: [
        {
          thing: euro,
          events: [anAct({ action: "rate.enter", reason: "Курс Национального банка" })],
        },
        { thing: dollar, events: [] },
      ],
      proposals: [],
      today: TODAY,
    }),
});

export const FarOff: StoryObj = deskStory({
  path: "/rates/preview",
  respond: (context) =>
    ratePreviewView(aDeskRequest(context), {
      rate: { currency: "EUR", tjs: 13.4, validFrom: TODAY },
      before: euro,
      needsTwoPeople: true,
      prices: travellerPrices(
        { figures: travelFigures, rate: euro.tjs },
        { figures: travelFigures, rate: 13.4 },
      ),
    }),
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { DEVICE_CLASSES, FUNNEL_CHANNELS } from "@sughurta/contracts/funnel";
import { addDays } from "@sughurta/domain";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { type FunnelFacts, funnelView } from "./funnel-view.ts";

const meta = {
  title: "Desk/Path to purchase",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Visits, quotes, orders and payments of a product." } },
  },
} satisfies Meta;
export default meta;

const COUNTS = {
  visit: 4_120,
  quote: 1_630,
  trip: 1_700,
  options: 1_210,
  holder: 940,
  insured: 610,
  review: 540,
  order: 480,
  payment: 430,
  paid: 391,
} as const;

const facts: FunnelFacts = {
  choice: { product: "TRAVEL", from: addDays(TODAY, -29), to: TODAY },
  products: ["ECI", "MTPL", "TRAVEL"],
  titles: new Map([["TRAVEL", "Страхование путешественников"]]),
  sums: Object.entries(COUNTS).flatMap(([step, count]) =>
    FUNNEL_CHANNELS.slice(0, 3).flatMap((channel, place) =>
      DEVICE_CLASSES.slice(0, 2).map((device, rank) => ({
        step: step as keyof typeof COUNTS,
        channel,
        device,
        count: Math.round(count / ((place + 1) * (rank + 2))),
      })),
    ),
  ),
  partnerSums: Object.entries(COUNTS).flatMap(([step, count]) =>
    (["SAFAR", "SOMON"] as const).map((partnerCode, place) => ({
      step: step as keyof typeof COUNTS,
      channel: "partner" as const,
      partnerCode,
      device: "phone" as const,
      count: Math.round(count / (12 * (place + 1))),
    })),
  ),
  partners: new Map([
    ["SAFAR", "Сафар Тур"],
    ["SOMON", "Сомон"],
  ]),
};

const story = (view: FunnelFacts): StoryObj =>
  deskStory({
    path: "/registers/funnel",
    respond: (context) => funnelView(aDeskRequest(context), view),
  });

export const Filled: StoryObj = story(facts);

export const Empty: StoryObj = story({ ...facts, sums: [], partnerSums: [] });

import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { rowId, TODAY } from "#src/desk/testing/story-rows.ts";
import type { ProductPrice } from "#src/platform/database/schema/prices.ts";
import { type ProductFacts, pricesView, priceView } from "./price-view.ts";

const meta = {
  title: "Desk/Prices",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: "What ready-made policies cost: proposed by one person, confirmed by another.",
      },
    },
  },
} satisfies Meta;
export default meta;

const family: ProductFacts = {
  code: "FAM_KIDS",
  title: { ru: "Детский полис", tg: "Полиси кӯдакона", en: "Policy for children" },
  priceDiram: 75_00,
  onSale: true,
  isCalculated: false,
};
const flat: ProductFacts = {
  ...family,
  code: "FLAT_BASE",
  title: { ru: "Квартира под защитой", tg: "Манзил зери ҳимоя", en: "Protected flat" },
  priceDiram: 120_00,
  onSale: false,
};
const travel: ProductFacts = {
  ...family,
  code: "TRAVEL",
  title: { ru: "В путешествие", tg: "Ба сафар", en: "On a journey" },
  priceDiram: 0,
  isCalculated: true,
};

const aPrice = (number: number, changes: Partial<ProductPrice> = {}): ProductPrice => ({
  id: rowId(number),
  productCode: family.code,
  validFrom: "2026-09-01",
  priceDiram: family.priceDiram,
  onSale: true,
  state: "confirmed",
  proposedBy: null,
  proposedAt: new Date("2026-09-01T05:00:00Z"),
  decidedBy: null,
  decidedAt: null,
  ...changes,
});

const proposal = aPrice(2, {
  priceDiram: 90_00,
  state: "proposed",
  validFrom: "2026-12-01",
  proposedBy: "farrukh",
});
const proposed = [anAct({ reason: "Выплаты по травмам выросли" })];

export const Boxes: StoryObj = deskStory({
  path: "/prices",
  respond: (context) =>
    pricesView(aDeskRequest(context), [
      { product: flat, ahead: [aPrice(3, { ...flat, validFrom: "2027-01-01", onSale: true })] },
      { product: family, ahead: [proposal] },
      { product: travel, ahead: [] },
    ]),
});

export const Proposed: StoryObj = deskStory({
  path: "/prices/FAM_KIDS",
  respond: (context) =>
    priceView(aDeskRequest(context), {
      product: family,
      proposals: [
        {
          thing: proposal,
          events: proposed,
          preview: [
            { couponCode: undefined, beforeDiram: 75_00, afterDiram: 90_00 },
            { couponCode: "NAVRUZ10", beforeDiram: 67_50, afterDiram: 81_00 },
          ],
        },
      ],
      history: [
        { thing: proposal, events: proposed },
        { thing: aPrice(1), events: [] },
      ],
      today: TODAY,
    }),
});

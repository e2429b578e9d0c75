import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId, TODAY } from "#src/desk/testing/story-rows.ts";
import type { Partner, PartnerEntry, PartnerKey } from "#src/platform/database/schema/partner.ts";
import { partnersView, partnerView, secretView } from "./partner-view.ts";

const meta = {
  title: "Desk/Partners",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: "Companies whose own sites sell: their keys, commission and sales.",
      },
    },
  },
} satisfies Meta;
export default meta;

const safar: Partner = {
  code: "SAFAR",
  name: "Safar Travel",
  origins: ["https://safar-travel.example", "https://*.preview.safar-travel.example"],
  returnPages: ["https://safar-travel.example/insurance/thank-you"],
  webhookUrl: "https://safar-travel.example/hooks/policies",
  webhookSecret: null,
  previousWebhookSecret: null,
  previousSecretEndsAt: null,
  createdAt: AT,
  withdrawnAt: null,
};
const bank: Partner = {
  ...safar,
  code: "OILA_BANK",
  name: "Бонки Оила",
  origins: ["https://oila-bank.example"],
  withdrawnAt: AT,
};

const aKey = (number: number, changes: Partial<PartnerKey> = {}): PartnerKey => ({
  id: rowId(number),
  partnerCode: safar.code,
  kind: "publishable",
  value: "pk_live_Vb3nQ0sYk1fJx8ZrT5hLw2Ea",
  createdAt: AT,
  endsAt: null,
  ...changes,
});

const sale: PartnerEntry = {
  position: 12,
  partnerCode: safar.code,
  policyNumber: "4087072010",
  kind: "sale",
  productCode: "travel",
  partnerReference: "TOUR-2026-1184",
  amountDiram: 241_50,
  currency: "TJS",
  shareBp: 1_250,
  commissionDiram: 30_19,
  correctionId: null,
  bookedOn: "2026-11-25",
  createdAt: AT,
};
const cancellation: PartnerEntry = {
  ...sale,
  position: 11,
  kind: "cancellation",
  amountDiram: -98_00,
  commissionDiram: -12_25,
  partnerReference: null,
};
/** Of partners whose systems make the references. */
const LONG_REFERENCES = [
  "3f2b8c1e-7d54-4a09-9c1f-0b7a2e61d8c4",
  "booking_2026_11_25_dushanbe_istanbul_family_0001184",
  "ORDER000000000000000000001184XYZ",
];
const longSales = LONG_REFERENCES.map((partnerReference, place) => ({
  ...sale,
  position: 10 - place,
  amountDiram: 24_941_50,
  commissionDiram: 3_117_69,
  partnerReference,
}));

export const Partners: StoryObj = deskStory({
  path: "/partners",
  respond: (context) =>
    partnersView(aDeskRequest(context), {
      partners: [safar, bank],
      linkedCodes: ["blog-dushanbe"],
    }),
});

export const OnePartner: StoryObj = deskStory({
  path: "/partners/SAFAR",
  respond: (context) =>
    partnerView(aDeskRequest(context), {
      code: safar.code,
      account: {
        partner: safar,
        keys: [
          aKey(1),
          aKey(2, {
            kind: "secret",
            value: "9f2c41d07a88",
            endsAt: new Date("2026-12-25T09:05:00Z"),
          }),
          aKey(3, { value: "pk_test_m6Uq1cXo9RtBv4yDg7KzP0Wn" }),
        ],
      },
      shares: [
        {
          position: 1,
          partnerCode: safar.code,
          productCode: null,
          validFrom: "2026-09-01",
          shareBp: 1_250,
          enteredBy: "farrukh",
          enteredAt: AT,
        },
      ],
      products: [
        { code: "travel", title: { ru: "В путешествие", tg: "Ба сафар", en: "On a journey" } },
      ],
      sales: {
        totals: [
          {
            product: "travel",
            month: "2026-11",
            currency: "TJS",
            sales: 42,
            cancellations: 1,
            amountDiram: 9_863_50,
            commissionDiram: 1_232_94,
          },
        ],
        entries: [sale, cancellation, ...longSales],
        hasMore: true,
      },
      proposals: [],
      events: [
        anAct({ action: "partner.makeKey", staffName: "anvar", reason: "Новый сервер агентства" }),
      ],
      today: TODAY,
    }),
});

export const SecretShownOnce: StoryObj = deskStory({
  path: "/partners/SAFAR",
  respond: (context) =>
    secretView(aDeskRequest(context), {
      code: safar.code,
      secret: "sk_live_a1Zk83pQwTn5Xv0cRb7LyE2M",
    }),
});

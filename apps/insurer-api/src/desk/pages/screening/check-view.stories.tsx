import type { Meta, StoryObj } from "@storybook/react-vite";
import { OPEN } from "#src/desk/access/mask.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, aMark, BUYER, rowId } from "#src/desk/testing/story-rows.ts";
import type { Order } from "#src/platform/database/schema/sales.ts";
import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";
import { checksView, checkView } from "./check-view.ts";

const meta = {
  title: "Desk/Checks",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Orders and corrections held by the sanctions list, and sales and claims that a rule marked.",
      },
    },
  },
} satisfies Meta;
export default meta;

const order: Order = {
  id: rowId(41),
  owner: "visitor:1",
  lineage: null,
  state: "new",
  policyType: "box",
  productCode: "FAM_KIDS",
  language: "tg",
  priceDiram: 75_00,
  discountDiram: 0,
  amountDiram: 75_00,
  currency: "TJS",
  couponCode: null,
  sumAssuredDiram: 10_000_00,
  startDate: "2026-11-26",
  endDate: "2027-11-25",
  quotedOn: "2026-11-26",
  tariffVersion: null,
  holder: { ...BUYER, patronymic: "Фарруховна", docSeries: "A", docNumber: "01234567" },
  details: {},
  partnerCode: null,
  partnerReference: null,
  device: null,
  visits: null,
  soldBy: null,
  soldPlace: null,
  reminderConsentAt: null,
  hourReminderAt: null,
  expiryReminderAt: null,
  createdAt: AT,
  updatedAt: AT,
};

const held: ScreeningCheck = {
  ...aMark({}),
  id: rowId(40),
  kind: "sanctions",
  orderId: order.id,
  policyNumber: null,
  details: {
    listVersion: 3,
    matches: [
      {
        role: "holder",
        person: {
          lastName: "Раҳимова",
          firstName: "Мадина",
          patronymic: "Фарруховна",
          birthDate: "1991-04-17",
          docSeries: "A",
          docNumber: "01234567",
        },
        personKey: "a",
        entry: {
          reference: "QDi.999",
          names: ["Madina Rakhimova", "Мадина Рахимова"],
          birthDates: ["1991"],
          documents: [],
        },
        entryKey: "b",
        name: "Madina Rakhimova",
        score: 97,
      },
    ],
  },
};

const marks = [
  aMark({ id: rowId(42), details: { amountDiram: 12_500_00 } }),
  aMark({ id: rowId(43), kind: "earlyClaim", claimId: rowId(5), details: { days: 1 } }),
];

export const List: StoryObj = deskStory({
  path: "/checks",
  respond: (context) => checksView(aDeskRequest(context), { page: aListPage([held, ...marks]) }),
});

export const OrderOnHold: StoryObj = deskStory({
  path: "/checks",
  respond: (context) =>
    checkView(aDeskRequest(context, OPEN), {
      check: held,
      order,
      productTitle: "Детский спорт",
      events: [],
    }),
});

export const CorrectionOnHold: StoryObj = deskStory({
  path: "/checks",
  respond: (context) =>
    checkView(aDeskRequest(context, OPEN), {
      check: { ...held, kind: "correction", orderId: null, policyNumber: "0000000013" },
      order: undefined,
      productTitle: undefined,
      events: [],
    }),
});

export const Masked: StoryObj = deskStory({
  path: "/checks",
  respond: (context) =>
    checkView(aDeskRequest(context), {
      check: held,
      order,
      productTitle: "Детский спорт",
      events: [],
    }),
});

export const Mark: StoryObj = deskStory({
  path: "/checks",
  respond: (context) =>
    checkView(aDeskRequest(context), {
      check: marks[1] ?? held,
      order: undefined,
      productTitle: undefined,
      events: [],
    }),
});

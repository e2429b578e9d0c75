import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Context } from "hono";
import { LOCKED, OPEN } from "#src/desk/access/mask.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { aPolicy } from "#src/desk/testing/a-policy.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aMark, aNote, BUYER, PRODUCTS, rowId, TODAY } from "#src/desk/testing/story-rows.ts";
import { failureMeaning } from "#src/desk/texts/message-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import type { PolicyCorrection } from "#src/platform/database/schema/sales.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { type PolicyFacts, policiesView, policyView } from "./policy-view.ts";

const meta = {
  title: "Desk/Policies",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "All policies, and one of them with what happened to it." } },
  },
} satisfies Meta;
export default meta;

const policies = [
  { policy: aPolicy(1), cancelledOn: null },
  {
    policy: aPolicy(2, { startDate: "2026-12-10", endDate: "2026-12-24" }),
    cancelledOn: TODAY,
  },
  { policy: aPolicy(3, { startDate: "2026-12-10", endDate: "2026-12-24" }), cancelledOn: null },
  { policy: aPolicy(4, { startDate: "2026-10-01", endDate: "2026-10-14" }), cancelledOn: null },
];

const CORRECTION: PolicyCorrection = {
  id: rowId(7),
  policyNumber: "4087072011",
  position: 1,
  version: 2,
  fields: ["name", "plate"],
  before: {},
  after: {},
  beforeDiram: 241_50,
  afterDiram: 241_50,
  decidedBy: "Zarina",
  decidedRole: "support",
  confirmedBy: null,
  reason: "Passport shown at the office",
  createdAt: AT,
};

/** A policy of a car, with texts in the language of the request. */
function onePolicy(context: Context, cancelledOn: string | null = null): PolicyFacts {
  const language = pageLanguage(context);
  const texts = timelineTexts[language];
  const lifeAssured = ["Раҳимова Мадина"];
  const policy = aPolicy(1, { policyType: "car", lifeAssured, version: 2, versionOn: TODAY });
  return {
    policy,
    data: {
      holder: {
        lastName: BUYER.lastName,
        firstName: BUYER.firstName,
        patronymic: "",
        birthDate: BUYER.birthDate,
        docSeries: "A",
        docNumber: "1234567",
      },
      email: BUYER.email ?? "",
      phone: BUYER.phone,
      insured: [],
      startDate: policy.startDate,
      endDate: policy.endDate,
      vehicle: { plate: "01AB1234", vin: "JTNB11HK903000123" },
    },
    corrections: [CORRECTION],
    proposals: [],
    cancelledOn,
    seller: { soldBy: "nilufar", soldPlace: "phone" },
    productTitle: "Каско «Индивидуальный»",
    thing: "Toyota Corolla, 01 AB 1234",
    terms: {
      policy: aPolicy(1),
      cover: ["Полная гибель машины", "Поездки в Узбекистан"],
      conditions: [],
    },
    timeline: [
      { at: AT, what: texts.orderSaved, secret: "Раҳимова Мадина" },
      {
        at: AT,
        what: `${texts.paymentStarted}: ${moneyText(241_50, "TJS", language)}`,
        page: `/payments/${rowId(1)}`,
      },
      { at: AT, what: texts.issued },
      {
        at: AT,
        what: `${texts.messages.sent} · SMS`,
        recipient: { channel: "sms", recipient: BUYER.phone },
      },
      {
        at: AT,
        what: `${texts.messages.failed} · mail`,
        recipient: { channel: "mail", recipient: BUYER.email },
        note: `${failureMeaning("smtp550", language)} · smtp550`,
      },
    ],
    marks: [aMark({ kind: "sum", details: { amountDiram: 12_500_00 } })],
    notes: [aNote("policy:4087072011", "Просит звонить после обеда")],
    today: TODAY,
  };
}

export const All: StoryObj = deskStory({
  path: "/policies",
  respond: (context) =>
    policiesView(aDeskRequest(context), {
      shown: policies,
      next: "",
      today: TODAY,
      products: PRODUCTS,
    }),
});

export const Masked: StoryObj = deskStory({
  path: "/policies/4087072011",
  respond: (context) => policyView(aDeskRequest(context), onePolicy(context)),
});

export const CancelledAndOpened: StoryObj = deskStory({
  path: "/policies/4087072011",
  respond: (context) => policyView(aDeskRequest(context, OPEN), onePolicy(context, TODAY)),
});

export const SeenByAuditor: StoryObj = deskStory({
  path: "/policies/4087072011",
  roles: ["auditor"],
  respond: (context) => policyView(aDeskRequest(context, LOCKED, ["auditor"]), onePolicy(context)),
});

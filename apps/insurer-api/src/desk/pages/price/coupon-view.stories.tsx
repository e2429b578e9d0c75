import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { type CouponsFacts, couponsView } from "./coupon-view.ts";

const meta = {
  title: "Desk/Promo codes",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Promo codes: what each takes off, when, and for what." } },
  },
} satisfies Meta;
export default meta;

const aCoupon = {
  code: "NAVRUZ10",
  kind: "percent",
  percent: 10,
  amountDiram: null,
  productCodes: [],
  validFrom: "2026-11-01",
  validTo: "2027-03-31",
  useLimit: null,
  usedCount: 214,
} satisfies CouponsFacts["coupons"][number]["thing"];

const shown: CouponsFacts = {
  today: TODAY,
  products: [
    {
      code: "FAM_KIDS",
      title: { ru: "Детский полис", tg: "Полиси кӯдакона", en: "Policy for children" },
    },
    {
      code: "FLAT_BASE",
      title: { ru: "Квартира под защитой", tg: "Манзил зери ҳимоя", en: "Protected flat" },
    },
  ],
  proposals: [],
  coupons: [
    {
      thing: aCoupon,
      events: [anAct({ action: "coupon.create", reason: "Акция к Наврузу" })],
    },
    {
      thing: {
        ...aCoupon,
        code: "SAFAR-2027",
        kind: "fixed",
        percent: null,
        amountDiram: 15_00,
        productCodes: ["FAM_KIDS", "FLAT_BASE"],
        validFrom: "2027-01-01",
        useLimit: 100,
        usedCount: 0,
      },
      events: [],
    },
    {
      thing: { ...aCoupon, code: "AUTUMN", validFrom: "2026-09-01", validTo: "2026-10-31" },
      events: [anAct({ action: "coupon.end", reason: "Скидка больше не нужна" })],
    },
  ],
};

export const All: StoryObj = deskStory({
  path: "/coupons",
  respond: (context) => couponsView(aDeskRequest(context), shown),
});

export const CodeIsTaken: StoryObj = deskStory({
  path: "/coupons?problem=couponExists&code=NAVRUZ10&kind=percent&value=15&products=FAM_KIDS",
  respond: (context) => couponsView(aDeskRequest(context), { ...shown, coupons: [] }),
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { addDays } from "@sughurta/domain";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, TODAY } from "#src/desk/testing/story-rows.ts";
import type { RegisterLine } from "#src/reports/premiums/premium-register.ts";
import { entriesView, type RegisterFacts, registerView } from "./premium-view.ts";

const meta = {
  title: "Desk/Premium register",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Sales and premium of a period, and their entries." } },
  },
} satisfies Meta;
export default meta;

const DAYS = 14;
const FROM = addDays(TODAY, 1 - DAYS);

const aLine = (key: string, size: number): RegisterLine => ({
  key,
  currency: "TJS",
  sold: size,
  cancelled: size % 3,
  writtenDiram: size * 31_050,
  correctedDiram: size % 5 === 0 ? -12_000 : 0,
  cancelledDiram: (size % 3) * 28_000,
  refundedDiram: (size % 2) * 28_000,
  earnedDiram: 240_000 + size * 1_100,
  unearnedDiram: 9_400_000 + size * 9_000,
  commissionDiram: size * 1_552,
});

const days = Array.from({ length: DAYS }, (_, index) =>
  aLine(addDays(FROM, index), 4 + ((index * 7) % 11)),
);
const TITLES: Readonly<Record<string, string>> = {
  TRAVEL: "Страхование путешественников",
  MCI_P1:
    "Обязательное страхование гражданско-правовой ответственности владельцев транспортных средств",
  UY_SMALL: "Дом и быт",
};
const names = {
  programmes: ["MCI_P1", "TRAVEL", "UY_SMALL"],
  operators: ["", "dc", "payler"],
  getTitle: (code: string) => TITLES[code] ?? code,
};
const period = { from: FROM, to: TODAY };
const check = { checkedAt: AT, policies: 1_204, missing: 0, differing: 0 };
const byDay: RegisterFacts = {
  choice: { ...period, group: "day" },
  lines: days,
  sellers: [],
  names,
  status: { enteredAt: AT, check },
};

const story = (view: RegisterFacts): StoryObj =>
  deskStory({
    path: "/registers",
    respond: (context) => registerView(aDeskRequest(context), view),
  });

export const ByDay: StoryObj = story(byDay);

export const ByProgramme: StoryObj = story({
  ...byDay,
  choice: { ...period, group: "programme" },
  lines: [aLine("MCI_P1", 96), aLine("TRAVEL", 61), aLine("UY_SMALL", 12)],
  sellers: [
    {
      seller: "nilufar",
      currency: "TJS",
      sold: 7,
      writtenDiram: 241_500,
      correctedDiram: 0,
      cancelledDiram: 12_000,
    },
  ],
});

export const Differing: StoryObj = story({
  ...byDay,
  lines: [],
  status: { enteredAt: AT, check: { ...check, missing: 1, differing: 2 } },
});

export const Entries: StoryObj = deskStory({
  path: "/registers/entries",
  respond: (context) =>
    entriesView(aDeskRequest(context), {
      choice: { ...period, group: "day" },
      names,
      hasMore: true,
      entries: (["refund", "cancellation", "correction", "sale"] as const).map((kind, index) => ({
        position: 4 - index,
        policyNumber: "5511000017",
        source: kind,
        kind,
        bookedOn: TODAY,
        happenedAt: AT,
        changeDiram: { refund: 0, cancellation: -28_000, correction: -3_000, sale: 31_050 }[kind],
        refundedDiram: kind === "refund" ? 28_000 : 0,
        commissionDiram: kind === "sale" ? 3_105 : 0,
        premiumDiram: 50,
        isEnded: index < 2,
        productCode: "TRAVEL",
        channel: "partner",
        operator: "dc",
        currency: "TJS",
        startDate: TODAY,
        endDate: addDays(TODAY, 9),
      })),
    }),
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Context } from "hono";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { rowId, TODAY } from "#src/desk/testing/story-rows.ts";
import { travelFigures, travellerPrices } from "#src/desk/testing/traveller-prices.ts";
import type { TariffRow } from "#src/platform/database/schema/prices.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { tariffFaults, tariffFields } from "./tariff-form.ts";
import { tariffFormView } from "./tariff-form-view.ts";
import { lineView, tariffsView, versionView } from "./tariff-view.ts";

const meta = {
  title: "Desk/Tariffs",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "By which figures each line is priced: proposed by one person, confirmed by another.",
      },
    },
  },
} satisfies Meta;
export default meta;

const aTariff = (version: number, changes: Partial<TariffRow> = {}): TariffRow => ({
  id: rowId(version),
  line: "travel",
  version,
  validFrom: "2026-09-01",
  figures: travelFigures,
  state: "confirmed",
  proposedBy: null,
  proposedAt: new Date("2026-09-01T05:00:00Z"),
  decidedBy: null,
  decidedAt: new Date("2026-09-01T05:00:00Z"),
  ...changes,
});

const dearer = {
  ...travelFigures,
  dailyPrices: { ...travelFigures.dailyPrices, europe: 1.25 },
  dearCountries: [...travelFigures.dearCountries, "AU"],
  partnerPercents: [],
};

const proposal = aTariff(3, {
  figures: dearer,
  state: "proposed",
  validFrom: "2026-12-01",
  proposedBy: "farrukh",
});
const rejected = aTariff(2, { state: "rejected", proposedBy: "nilufar" });
const proposed = [
  anAct({ action: "tariff.propose", reason: "Клиники в Европе подняли цены на 18 %" }),
];

export const Lines: StoryObj = deskStory({
  path: "/tariffs",
  respond: (context) =>
    tariffsView(aDeskRequest(context), [
      { line: "travel", holding: 1, ahead: [proposal] },
      { line: "liability", holding: 4, ahead: [] },
      { line: "casco", holding: undefined, ahead: [] },
    ]),
});

export const Proposed: StoryObj = deskStory({
  path: "/tariffs/travel",
  respond: (context) =>
    lineView(aDeskRequest(context), {
      line: "travel",
      holding: 1,
      proposals: [
        {
          thing: proposal,
          events: proposed,
          before: travelFigures,
          prices: travellerPrices(
            { figures: travelFigures, rate: 11.8 },
            { figures: dearer, rate: 11.8 },
          ),
        },
      ],
      history: [
        { thing: proposal, events: proposed },
        {
          thing: rejected,
          events: [anAct({ action: "tariff.reject", reason: "Опечатка в цене дня" })],
        },
        { thing: aTariff(1), events: [] },
      ],
    }),
});

/** A form with figures that the schema refuses, as the service renders it. */
function faultyForm(context: Context) {
  const figures = {
    ...travelFigures,
    dailyPrices: { ...travelFigures.dailyPrices, world: 0.5 },
    // The last age is missing, and the same one is typed twice.
    ageFactors: { under1: 0.9, from1to17: 0.9, from18to17: 1, from18to74: 2 },
    dearCountries: ["CA", "XX"],
    dayPercents: [
      { toDay: 15, percent: 100 },
      { toDay: 10, percent: 70 },
    ],
  };
  const { error } = tariffKinds.travel.schema.safeParse(figures);
  return tariffFormView(aDeskRequest(context), {
    line: "travel",
    figures,
    validFrom: "2026-12-01",
    today: TODAY,
    refused: {
      reason: "Клиники в Европе подняли цены",
      faults: tariffFaults(error?.issues ?? [], tariffFields("travel"), pageLanguage(context)),
    },
  });
}

export const FormRefused: StoryObj = deskStory({
  path: "/tariffs/travel/propose",
  respond: faultyForm,
});

export const Version: StoryObj = deskStory({
  path: "/tariffs/travel/1",
  respond: (context) => versionView(aDeskRequest(context), aTariff(1)),
});

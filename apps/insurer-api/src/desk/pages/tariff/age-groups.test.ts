import { checkPolicy } from "@sughurta/contracts/policy";
import { startingPrices } from "@sughurta/contracts/shop";
import { calculateTravel, saveTravel, tripPrice } from "@sughurta/contracts/travel";
import { addYears, DAY_MS } from "@sughurta/domain";
import { AGE_GROUPS, DEFAULT_MEDICAL_COVER } from "@sughurta/domain/travel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decideForTomorrow } from "#src/desk/testing/decide-tariff.ts";
import { getToday } from "#src/platform/platform.ts";
import { exportPrices, parsePriceArchive } from "#src/products/price/price-archive.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { DESK_SETTINGS, type DeskBrowser, deskBrowser } from "#src/testing/desk-browser.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const GROUPS = [
  { fromAge: 0, toAge: 17 },
  { fromAge: 18, toAge: 64 },
  { fromAge: 65, toAge: 80 },
];

const { sum: mainSumAssured, currency } = DEFAULT_MEDICAL_COVER;
const DEFAULT_COVER = { mainSumAssured, currency };

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
  browser = deskBrowser(api);
});
afterAll(() => api.close());

const trip = { ...calculateTravel.examples.body, ...DEFAULT_COVER };
const born = (years: number) => addYears(trip.beginDate, -years);
const quote = async (...ages: readonly number[]) => {
  const body = { ...trip, las: ages.map((years) => ({ laBirthday: born(years) })) };
  return (await api.as()(calculateTravel, { body })).data;
};

it("sells the age groups that staff made of the rows of a tariff, from its first day", async () => {
  const usual = await quote(70);
  const shown = await decideForTomorrow(api, browser, "travel", {
    "ageFactors.0.lastAge": "64",
    "ageFactors.0.figure": "1",
    "ageFactors.1.lastAge": "",
    "ageFactors.1.figure": "",
    "ageFactors.2.lastAge": "",
    "ageFactors.2.figure": "",
    "ageFactors.3.lastAge": "",
    "ageFactors.3.figure": "",
    "ageFactors.4.figure": "3",
    "ageFactors.5.lastAge": "17",
    "ageFactors.5.figure": "0,5",
  });
  expect(shown).toMatch(/4–69: <del>×.1<\/del> <ins>–<\/ins>/);
  expect(shown).toMatch(/0–17: <del>–<\/del> <ins>×.0\.5<\/ins>/);
  expect(shown).toMatch(/65–80: <del>–<\/del> <ins>×.3<\/ins>/);
  expect((await quote(35)).ageGroups).toEqual(AGE_GROUPS);
  expect((await quote(70)).sumPrem).toBe(usual.sumPrem);
  api.pass(DAY_MS);

  const adult = await quote(35);
  expect(adult.ageGroups).toEqual(GROUPS);
  for (const [years, factor] of [
    [1, 0.5],
    [17, 0.5],
    [18, 1],
    [64, 1],
    [65, 3],
    [80, 3],
  ] as const) {
    expect((await quote(years)).sumPrem).toBeCloseTo(factor * Number(adult.sumPrem), 1);
  }
  const both = await quote(35, 10);
  const oneMore = (value: string, sumPrem: number) => ({
    field: "las",
    value,
    sumPrem: expect.closeTo(sumPrem, 1),
  });
  expect(adult.offeredChoices).toEqual(
    expect.arrayContaining([
      oneMore("from0to17", Number(both.sumPrem) - Number(adult.sumPrem)),
      oneMore("from18to64", Number(adult.sumPrem)),
      oneMore("from65to80", 3 * Number(adult.sumPrem)),
    ]),
  );
});

it("prices a traveller about whom nothing is known as an adult", async () => {
  expect((await api.as()(startingPrices)).data.ageGroups).toEqual(GROUPS);
  const { country, beginDate, endDate } = trip;
  const query = { country, begin_date: beginDate, end_date: endDate, people: "2" };
  const page = (await api.as()(tripPrice, { query })).data;
  expect(page).toMatchObject({ errorMsg: [], ageGroups: GROUPS });
  expect(page.sumPrem).toBe((await quote(35, 35)).sumPrem);
});

it("sells a policy at the price of its groups, which documents and check confirm", async () => {
  const [insured] = saveTravel.examples.body.las;
  const las = [
    insured,
    { ...insured, laFirstname: "SITORA", docNumber: "401234568", laBirthday: born(10) },
  ];
  const body = { ...saveTravel.examples.body, ...DEFAULT_COVER, las, sumPrem: undefined };
  const adult = await quote(35);
  const bought = await buyPolicy(api, "travel", saveTravel, { body, language: "en" });
  expect(bought.policy.priceDiram / 100).toBeCloseTo(1.5 * Number(adult.sumPrem), 1);
  expect(await bought.document("en")).toContain("SITORA");
  const { data } = await api.as()(checkPolicy, { body: { policyNumber: bought.policy.number } });
  expect(data).toMatchObject({ status: "INACTIVE" });
  const archive = await exportPrices(api.service.db, getToday(api.service));
  expect(parsePriceArchive(structuredClone(archive))).toEqual(archive);
});

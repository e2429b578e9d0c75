import { createPayment } from "@sughurta/contracts/payment";
import { checkPolicy } from "@sughurta/contracts/policy";
import { startingPrices } from "@sughurta/contracts/shop";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { DAY_MS } from "@sughurta/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decideForTomorrow } from "#src/desk/testing/decide-tariff.ts";
import { getToday } from "#src/platform/platform.ts";
import { exportPrices, parsePriceArchive } from "#src/products/price/price-archive.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { type BoughtPolicy, buyPolicy } from "#src/testing/bought-policy.ts";
import { DESK_SETTINGS, type DeskBrowser, deskBrowser } from "#src/testing/desk-browser.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const ADDED = 100_000;
const WITHDRAWN = 75_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
  browser = deskBrowser(api);
});
afterAll(() => api.close());

/** A tariff of tomorrow by two people; tomorrow comes. */
async function decide(changes: Record<string, string>) {
  const shown = await decideForTomorrow(api, browser, "travel", changes);
  const before = await quote({});
  api.pass(DAY_MS);
  return { shown, before };
}

const trip = (changes: object) => ({ ...calculateTravel.examples.body, ...changes });
const quote = async (changes: object) =>
  (await api.as()(calculateTravel, { body: trip(changes) })).data;
const order = (mainSumAssured: number) => ({
  ...saveTravel.examples.body,
  mainSumAssured,
  sumPrem: undefined,
});
const buy = (mainSumAssured: number) =>
  buyPolicy(api, "travel", saveTravel, { body: order(mainSumAssured), language: "en" });

/** The sum of a policy in its document and the text of its check. */
async function insuredSum({ policy, document }: BoughtPolicy) {
  const { data } = await api.as()(checkPolicy, { body: { policyNumber: policy.number } });
  return { status: data.status, document: await document("en") };
}

let sold: BoughtPolicy;
let unpaid: string;
let guest: ReturnType<TestService["as"]>;

it("sells a sum from the first day of the tariff in which staff added its row", async () => {
  sold = await buy(WITHDRAWN);
  const { shown, before } = await decide({
    "medicalFactors.3.sum": "100 000",
    "medicalFactors.3.figure": "2",
  });
  expect(shown).toMatch(/100.000: <del>–<\/del> <ins>×.2<\/ins>/);
  expect(before.medicalSums).toEqual([30_000, 50_000, WITHDRAWN]);

  const least = await quote({});
  const dear = await quote({ mainSumAssured: ADDED });
  expect(dear).toMatchObject({
    errorMsg: [],
    medicalSums: [30_000, 50_000, WITHDRAWN, ADDED],
    mainSumPrem: expect.closeTo(2 * Number(least.mainSumPrem), 1),
  });
  expect(least.offeredChoices).toContainEqual({
    field: "mainSumAssured",
    value: String(ADDED),
    sumPrem: expect.closeTo(Number(dear.sumPrem) - Number(least.sumPrem), 2),
  });

  expect((await api.as()(startingPrices)).data.medicalSums).toEqual(dear.medicalSums);
  const bought = await buy(ADDED);
  expect(bought.mail).toMatch(/100.000/);
  expect(await insuredSum(bought)).toMatchObject({
    status: "INACTIVE",
    document: expect.stringContaining("100000"),
  });
  const archive = await exportPrices(api.service.db, getToday(api.service));
  expect(parsePriceArchive(structuredClone(archive))).toEqual(archive);
});

it("sells a sum no longer from the day on which its row is gone; sold policies keep it", async () => {
  guest = api.as();
  unpaid = String((await guest(saveTravel, { body: order(WITHDRAWN) })).data.id);
  const { shown, before } = await decide({
    "medicalFactors.2.sum": "",
    "medicalFactors.2.figure": "",
  });
  expect(shown).toContain("not on sale");
  expect(before.medicalSums).toContain(WITHDRAWN);

  const sentence =
    "This medical cover limit is not on sale. Choose one of these: 30 000, 50 000, 100 000";
  const body = trip({ mainSumAssured: WITHDRAWN });
  const refused = (await api.as()(calculateTravel, { body, language: "en" })).data;
  expect(refused).toMatchObject({
    sumPrem: 0,
    fieldCodes: { mainSumAssured: ["medicalSumNotSold"] },
    medicalSums: [30_000, 50_000, ADDED],
  });
  expect(String(refused.errorMsg).replaceAll("\u00a0", " ")).toBe(sentence);
  const saved = await api.as()(saveTravel, { body: order(WITHDRAWN), language: "en" });
  expect(saved).toMatchObject({
    status: 422,
    data: { fieldCodes: { mainSumAssured: ["medicalSumNotSold"] } },
  });

  const pay = { policyId: unpaid, policyType: "travel", paymentOper: "payler" };
  expect(await guest(createPayment, { body: pay })).toMatchObject({
    status: 409,
    data: { code: "orderExpired" },
  });
  expect(await insuredSum(sold)).toMatchObject({ document: expect.stringContaining("75000") });
});

import { calculateLiability } from "@sughurta/contracts/motor";
import { startingPrices } from "@sughurta/contracts/shop";
import { calculateTravel, tripPrice } from "@sughurta/contracts/travel";
import { addDays } from "@sughurta/domain";
import { COUNTRY_GROUPS, DESTINATIONS } from "@sughurta/domain/countries";
import { MEDICAL_SUMS, TRAVEL_CURRENCIES, usualBirthDate } from "@sughurta/domain/travel";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tariff } from "#src/platform/database/schema/prices.ts";
import { getToday } from "#src/platform/platform.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const shown = async () => (await api.as()(startingPrices)).data;

/** The shortest trip of one person, as the form sends it. */
async function tripTo(country: string, changes: object = {}) {
  const today = getToday(api.service);
  const body = {
    country,
    multi: 0,
    beginDate: today,
    endDate: addDays(today, 1),
    dayCount: 2,
    currency: "USD",
    mainSumAssured: 30_000,
    sportOption: 0,
    las: [{ laBirthday: usualBirthDate(today) }],
    ...changes,
  };
  const { data } = await api.as()(calculateTravel, { body });
  expect(data).toMatchObject({ errorMsg: [] });
  return data.sumPrem as number;
}

describe("the starting prices", () => {
  it("have the lowest price that a trip of one person is sold for", async () => {
    const sold: number[] = [];
    for (const { code2 } of [...COUNTRY_GROUPS, ...DESTINATIONS]) sold.push(await tripTo(code2));
    const { travel } = await shown();
    expect(travel).toBe(Math.min(...sold));
    for (const mainSumAssured of MEDICAL_SUMS) {
      for (const currency of TRAVEL_CURRENCIES) {
        const price = await tripTo("RU", { mainSumAssured, currency });
        expect(price).toBeGreaterThanOrEqual(Number(travel));
      }
    }
  });

  it("have the price that the compulsory policy of a car is sold for", async () => {
    const { body } = calculateLiability.examples;
    const { data } = await api.as()(calculateLiability, { body });
    expect((await shown()).liability).toBe(data.sumPrem);
  });

  it("follow the tariff of the day", async () => {
    const { db } = api.service;
    const before = await shown();
    const [current] = await db.select().from(tariff).where(eq(tariff.line, "liability"));
    const figures = current?.figures as { prices: object };
    await db.insert(tariff).values({
      id: crypto.randomUUID(),
      line: "liability",
      version: 99,
      validFrom: addDays(getToday(api.service), 1),
      figures: { ...figures, prices: { ...figures.prices, car: 210 } },
      state: "confirmed",
      proposedAt: api.service.now(),
      decidedAt: api.service.now(),
    });
    expect(await shown()).toEqual(before);
    api.pass(86_400_000);
    const after = await shown();
    expect(after).toMatchObject({ liability: 210 });
    expect(after.edition).not.toBe(before.edition);
  });
});

describe("the price of a trip for a page", () => {
  it("is the price of the form", async () => {
    const today = getToday(api.service);
    const query = { country: "TR", begin_date: today, end_date: addDays(today, 1), people: "1" };
    const { status, data } = await api.as()(tripPrice, { query });
    expect(status).toBe(200);
    expect(data.sumPrem).toBe(await tripTo("TR"));
    const two = await api.as()(tripPrice, { query: { ...query, people: "2" } });
    expect(two.data.sumPrem).toBeCloseTo(2 * Number(data.sumPrem));
  });

  it("is none for a trip against the rules, which are named", async () => {
    const today = getToday(api.service);
    const query = { country: "TR", begin_date: today, end_date: addDays(today, -3), people: "1" };
    const { status, data } = await api.as()(tripPrice, { query, language: "ru" });
    expect(status).toBe(200);
    expect(data.sumPrem).toBe(0);
    expect(data.errorMsg).not.toEqual([]);
  });
});

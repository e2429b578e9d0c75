import { createPayment } from "@sughurta/contracts/payment";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TARIFF_LINES, type TariffLine, tariff } from "#src/platform/database/schema/prices.ts";
import { order } from "#src/platform/database/schema/sales.ts";
import { listTariffs } from "#src/products/tariff/tariffs.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";
import {
  DESK_SETTINGS,
  type DeskBrowser,
  decision,
  deskBrowser,
  toForm,
} from "#src/testing/desk-browser.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const YESTERDAY = "2026-03-01";
const TOMORROW = "2026-03-03";

let api: TestService;
let browser: DeskBrowser;
let [first, second] = ["", ""];
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
  browser = deskBrowser(api);
  first = (await browser.signedIn("pricing")).Cookie;
  second = (await browser.signedIn("pricing")).Cookie;
});
afterAll(() => api.close());

const findNewest = async (line: TariffLine) => (await listTariffs(api.service.db, line))[0];

/** Opens the form of a line, changes figures and submits it. */
async function propose(line: TariffLine, changes: Record<string, string>): Promise<Response> {
  const page = await browser.read(`/tariffs/${line}/propose`, first);
  const fields = { ...toForm(page, "decision"), reason: "Claims of the year", ...changes };
  return browser.post(`/tariffs/${line}/propose`, fields, { Cookie: first });
}
async function decide(Cookie: string, line: TariffLine, command: string): Promise<string | null> {
  const version = (await findNewest(line))?.version;
  const response = await browser.post(`/tariffs/${line}/${version}`, decision({ command }), {
    Cookie,
  });
  const where = new URL(response.headers.get("location") ?? "", "http://desk");
  return where.searchParams.get("problem");
}

describe("the form of a tariff", () => {
  it.each(TARIFF_LINES)("of %s has every figure, and proposes the same figures", async (line) => {
    expect((await propose(line, {})).status).toBe(303);
    expect((await findNewest(line))?.figures).toEqual(demoTariffs[line]);
    expect(await browser.read(`/tariffs/${line}`, second)).toContain("Nothing changes");
    expect(await decide(first, line, "reject")).toBeNull();
    expect(await findNewest(line)).toMatchObject({ state: "rejected" });
  });

  it("rejects a tariff that breaks a rule, names the field and preserves the input", async () => {
    const before = await findNewest("travel");
    const response = await propose("travel", {
      "dailyPrices.near": "0.5",
      dearCountries: "us, xx",
      "dayPercents.4.toDay": "170",
      "dayPercents.4.percent": "50",
    });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toMatch(
      /href="#f-dailyPrices\.near">Daily price .* · Nearer countries<\/a>: Has to be at least “CIS”/,
    );
    expect(page).toMatch(/href="#f-dearCountries">.*<\/a>: No country has this code/);
    expect(page).toMatch(/href="#f-dayPercents\.4\.toDay">.*<\/a>: Has to be more than in the row/);
    expect(toForm(page, "decision")).toMatchObject({
      "dailyPrices.near": "0.5",
      dearCountries: "US XX",
      "dayPercents.4.toDay": "170",
      reason: "Claims of the year",
    });
    expect(await findNewest("travel")).toEqual(before);
  });

  it("names a sum that is typed twice, is not possible or is needed by every form", async () => {
    const page = await (
      await propose("travel", {
        "medicalFactors.0.sum": "50 000",
        "medicalFactors.3.sum": "62000",
        "medicalFactors.3.figure": "1.5",
      })
    ).text();
    const places = [...page.matchAll(/href="#f-(medicalFactors[^"]*)"/g)].map(([, place]) => place);
    expect(places).toEqual(["medicalFactors.62000", "medicalFactors.50000\u00a0"]);
    expect(page).toContain("Enter a limit from 30\u00a0000 to 1\u00a0000\u00a0000");
    const none = await propose("travel", {
      "medicalFactors.0.sum": "",
      "medicalFactors.0.figure": "",
    });
    expect(await none.text()).toMatch(/href="#f-medicalFactors">.*<\/a>: Add “30.000”/);
  });

  it("names an age that is typed twice, is none or is left out", async () => {
    const faulty = await propose("travel", {
      "ageFactors.1.lastAge": "69",
      "ageFactors.4.lastAge": "81",
      "ageFactors.5.lastAge": "adult",
      "ageFactors.5.figure": "1",
    });
    const page = await faulty.text();
    const places = [...page.matchAll(/href="#f-(ageFactors[^"]*)">([^<]*)</g)];
    expect(places.map(([, place]) => place)).toEqual([
      "ageFactors.from70to69",
      "ageFactors.from75to81",
      "ageFactors.adult",
    ]);
    expect(places.map(([, , label]) => label?.split(" · ").at(-1))).toEqual(["69", "81", "adult"]);
    expect(page).toContain("Enter an age from 0 to 80 as a whole number, each one once");
    expect(toForm(page, "decision")).toMatchObject({
      "ageFactors.1.lastAge": "69",
      "ageFactors.2.lastAge": "69",
      "ageFactors.4.lastAge": "81",
      "ageFactors.5.lastAge": "adult",
    });
    const open = await propose("travel", {
      "ageFactors.4.lastAge": "",
      "ageFactors.4.figure": "",
    });
    expect(await open.text()).toMatch(
      /href="#f-ageFactors">.*<\/a>: Every age from 0 to 80 needs a row: the last row is 80/,
    );
  });

  it("reports a missing figure", async () => {
    const page = await (await propose("travel", { "dayPercents.4.toDay": "200" })).text();
    expect(page).toMatch(/href="#f-dayPercents\.4\.percent">.*<\/a>: Enter a number/);
  });

  it.each([
    ["a day that has passed", { validFrom: YESTERDAY }, "This day has passed"],
    ["no reason", { reason: " " }, "Write who decides and why"],
  ])("is shown again with %s", async (_, changes, words) => {
    const response = await propose("liability", { "prices.car": "200", ...changes });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toMatch(new RegExp(`role="alert">[^<]*${words}`));
    expect(toForm(page, "decision")["prices.car"]).toBe("200");
  });
});

describe("a proposed tariff", () => {
  it("shows the price changes of ten buyers, in TJS and percent", async () => {
    await propose("liability", { "prices.car": "198" });
    const page = await browser.read("/tariffs/liability", second);
    expect(page).toMatch(/Car or minibus: <del>180.TJS<\/del> <ins>198.TJS<\/ins>/);
    expect(page.match(/<td data-label="Buyer"/g)).toHaveLength(10);
    expect(page).toMatch(
      />Car or minibus<\/td><td [^>]*>180.TJS<\/td><td [^>]*>198.TJS<\/td><td [^>]*>\+18.TJS \(\+10\.0.%\)</,
    );
    expect(page).toMatch(
      />Bus or trolleybus<\/td><td [^>]*>420.TJS<\/td><td [^>]*>420.TJS<\/td><td [^>]*>unchanged</,
    );
    await decide(second, "liability", "reject");
  });

  it.each(["travel", "casco"] as const)("of %s shows price changes too", async (line) => {
    await propose(line, line === "travel" ? { sportPercent: "70" } : { olderCarFactor: "2" });
    const page = await browser.read(`/tariffs/${line}`, second);
    expect(page.match(/<td data-label="Buyer"/g)).toHaveLength(10);
    expect(page).not.toContain("not on sale");
    await decide(second, line, "reject");
  });

  it("applies from its first day after confirmation by a second person, also to unpaid orders", async () => {
    const guest = api.as();
    const { body } = saveTravel.examples;
    const price = async () =>
      (await guest(calculateTravel, { body: calculateTravel.examples.body })).data;
    const old = await price();
    expect(old.tariffVersion).toBe(1);
    const asked = { ...body, sumPrem: undefined };
    const saved = await guest(saveTravel, { body: asked });

    await propose("travel", { "dailyPrices.europe": "1.5", validFrom: TOMORROW });
    expect(await decide(first, "travel", "confirm")).toBe("priceSecondPerson");
    expect(await decide(second, "travel", "confirm")).toBeNull();
    expect(await decide(second, "travel", "confirm")).toBe("decidedBefore");
    expect(await price()).toEqual(old);

    api.pass(DAY_MS);
    const version = (await findNewest("travel"))?.version;
    const young = await price();
    expect(young.tariffVersion).toBe(version);
    expect(Number(young.mainSumPrem) / Number(old.mainSumPrem)).toBeCloseTo(1.5 / 1.05, 3);

    const orderId = String(saved.data.id);
    const versionOfOrder = async (id: string) =>
      (await api.service.db.select().from(order).where(eq(order.id, id)))[0]?.tariffVersion;
    expect(await versionOfOrder(orderId)).toBe(1);
    const pay = { policyId: orderId, policyType: "travel", paymentOper: "payler" };
    expect(await guest(createPayment, { body: pay })).toMatchObject({
      status: 409,
      data: { code: "priceChanged" },
    });
    const again = await guest(saveTravel, { body: asked });
    expect(again.data.sumPrem).not.toBe(saved.data.sumPrem);
    expect(await versionOfOrder(String(again.data.id))).toBe(version);
    api.pass(-DAY_MS);

    const id = (await findNewest("travel"))?.id ?? "";
    const events = await browser.listEvents(`tariff:travel:${id}`);
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ["tariff.propose", "Claims of the year"],
      ["tariff.confirm", "Called the bank"],
    ]);
    expect(await browser.read(`/tariffs/travel/${version}`, first)).toContain("1.5");
  });

  it("cannot be changed, deleted, or confirmed by its proposer, enforced by the database", async () => {
    const { db, now } = api.service;
    const row = await findNewest("travel");
    await expect(db.update(tariff).set({ figures: {} })).rejects.toThrow();
    await expect(db.delete(tariff)).rejects.toThrow();
    const alone = db.insert(tariff).values({
      id: crypto.randomUUID(),
      line: "casco",
      version: 99,
      validFrom: TOMORROW,
      figures: {},
      state: "confirmed",
      proposedBy: "one",
      proposedAt: now(),
      decidedBy: "one",
      decidedAt: now(),
    });
    await expect(alone).rejects.toThrow();
    expect(await findNewest("travel")).toEqual(row);
  });
});

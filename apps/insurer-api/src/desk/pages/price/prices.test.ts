import { box, calculateBox } from "@sughurta/contracts/box";
import { calculateTravel } from "@sughurta/contracts/travel";
import { DAY_MS, toDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
} from "#src/testing/desk-browser.ts";

const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";

let api: TestService;
let browser: DeskBrowser;
let [first, second] = ["", ""];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  first = (await browser.signedIn("pricing")).Cookie;
  second = (await browser.signedIn("pricing")).Cookie;
});
afterAll(() => api.close());

const send = (Cookie: string, path: string, fields: FormFields) =>
  browser.post(path, fields, { Cookie });
const whereTo = async (response: Promise<Response>) =>
  new URL((await response).headers.get("location") ?? "", "http://desk");
const findProblem = async (response: Promise<Response>) =>
  (await whereTo(response)).searchParams.get("problem");

/** Demonstration boxes; each test takes its own, so that tests do not affect one another. */
const boxes = seed.boxes.filter(
  ({ isSale, price, insures }) => isSale && price > 0 && insures !== "car",
);
const aBox = () => {
  const taken = boxes.shift();
  if (!taken) throw new Error("The demonstration has too few boxes");
  return taken;
};

const priceAt = async (productCode: string) =>
  (await api.as()(calculateBox, { body: { productCode } })).data.sumPrem;

async function proposed(productCode: string, fields: FormFields): Promise<string> {
  const form = decision({ onSale: "yes", validFrom: TODAY, ...fields });
  expect(await findProblem(send(first, `/prices/${productCode}`, form))).toBeNull();
  return String(form.decision);
}

describe("the price of a box", () => {
  it("applies on the site and at checkout from its first day, after confirmation by a second person", async () => {
    const { productCode, price, slug } = aBox();
    const id = await proposed(productCode, { price: String(price + 7), validFrom: TOMORROW });
    const path = `/prices/${productCode}/${id}`;
    const confirm = (Cookie: string) => send(Cookie, path, decision({ command: "confirm" }));
    expect(await findProblem(confirm(first))).toBe("priceSecondPerson");
    expect(await findProblem(confirm(second))).toBeNull();
    expect(await findProblem(confirm(second))).toBe("decidedBefore");
    expect(await priceAt(productCode)).toBe(price);
    api.pass(DAY_MS);
    expect(await priceAt(productCode)).toBe(price + 7);
    expect((await api.as()(box, { params: { slug } })).data).toMatchObject([{ price: price + 7 }]);
    api.pass(-DAY_MS);
    const events = await browser.listEvents(`price:${productCode}:${id}`);
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ["price.propose", "Called the bank"],
      ["price.confirm", "Called the bank"],
    ]);
  });

  it("is shown before and after the change, with every promo code of the box", async () => {
    const { productCode, price } = aBox();
    await proposed(productCode, { price: String(price * 2) });
    const page = await browser.read(`/prices/${productCode}`, second);
    const sum = (tjs: number) => moneyText(toDiram(tjs), "TJS", "en");
    expect(page).toMatch(
      new RegExp(`Without a promo code.*>${sum(price)}<.*>${sum(price * 2)}<`, "s"),
    );
    expect(page).toContain(`+${sum(price)} (+100.0\u00a0%)`);
    expect(page).toContain("With promo code NAVRUZ10");
    expect(page).toContain('value="confirm"');
    expect(page).toMatch(/Price proposed.*Called the bank.*value="confirm"/s);
    const own = await browser.read(`/prices/${productCode}`, first);
    expect(own).toContain("Someone else must confirm it");
    expect(own).not.toContain('value="confirm"');
  });

  it.each([
    ["of zero", { price: "0" }, "priceNotPositive"],
    ["below zero", { price: "-5" }, "priceNotPositive"],
    ["that is no number", { price: "ten" }, "priceNotPositive"],
    ["of a day that has passed", { validFrom: "2026-11-20" }, "dayPassed"],
    ["of a day that is none", { validFrom: "31.02.2026" }, "dateNoDay"],
    ["without a reason", { reason: " " }, "reasonMissing"],
  ])("%s is refused with a message, preserving the input", async (_, wrong, code) => {
    const { productCode } = seed.boxes[0] ?? { productCode: "" };
    const form = decision({ price: "5", onSale: "yes", validFrom: TODAY, ...wrong });
    const back = await whereTo(send(first, `/prices/${productCode}`, form));
    expect(back.searchParams.get("problem")).toBe(code);
    const page = await browser.read(`${back.pathname}${back.search}`, first);
    expect(page).toContain('role="alert"');
    expect(page).toContain(`value="${String(form.price)}"`);
  });

  it("can take the box off sale and put it back", async () => {
    const { productCode, price } = aBox();
    const change = async (fields: FormFields) => {
      const id = await proposed(productCode, { price: String(price), ...fields });
      await send(second, `/prices/${productCode}/${id}`, decision({ command: "confirm" }));
    };
    await change({ onSale: "" });
    expect(await priceAt(productCode)).toBeUndefined();
    await change({});
    expect(await priceAt(productCode)).toBe(price);
  });

  it("is unchanged after a withdrawn proposal; repeated submissions create one proposal", async () => {
    const { productCode, price } = aBox();
    const form = decision({ price: "1", onSale: "yes", validFrom: TODAY });
    for (const _ of ["pressed", "pressed again"]) {
      await send(first, `/prices/${productCode}`, form);
    }
    const path = `/prices/${productCode}/${String(form.decision)}`;
    await send(first, path, decision({ command: "reject" }));
    const { db } = api.service;
    const rows = await db
      .select()
      .from(productPrice)
      .where(eq(productPrice.productCode, productCode));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["confirmed", "rejected"]);
    expect(await priceAt(productCode)).toBe(price);
  });

  it("cannot be proposed and confirmed by the same person, enforced by the database", async () => {
    const { productCode } = aBox();
    const alone = api.service.db.insert(productPrice).values({
      id: crypto.randomUUID(),
      productCode,
      validFrom: TOMORROW,
      priceDiram: 1,
      onSale: true,
      state: "confirmed",
      proposedBy: "one",
      proposedAt: api.service.now(),
      decidedBy: "one",
      decidedAt: api.service.now(),
    });
    await expect(alone).rejects.toThrow();
  });
});

describe("an exchange rate", () => {
  const enter = (fields: FormFields) =>
    send(first, "/rates", decision({ currency: "EUR", validFrom: TODAY, ...fields }));
  const rateOfTrip = async () =>
    (await api.as()(calculateTravel, { body: calculateTravel.examples.body })).data.rate;

  it("is previewed with the prices of ten trips before and after it", async () => {
    const page = await browser.read(
      `/rates/preview?currency=EUR&tjs=23.6&validFrom=${TODAY}`,
      first,
    );
    expect(page.match(/<td data-label="Buyer"/g)).toHaveLength(10);
    expect(page).toContain("Schengen Area");
    expect(page).toContain("differs from the one of the day before by more than 10%");
    const [, before, after] = /TJS.*/.exec(page)
      ? (/sum">([\d\s., ]+)TJS<\/td><td [^>]*>([\d\s., ]+)TJS/u.exec(page) ?? [])
      : [];
    const amount = (text = "") => Number(text.replace(/[^\d.]/g, ""));
    expect(amount(after) / amount(before)).toBeCloseTo(2, 2);
  });

  it("applies from its first day; a later entry for the same day replaces it", async () => {
    await enter({ tjs: "12.5" });
    expect(await rateOfTrip()).toBe(12.5);
    await enter({ tjs: "12.51" });
    await enter({ tjs: "13", validFrom: TOMORROW });
    expect(await rateOfTrip()).toBe(12.51);
    api.pass(DAY_MS);
    expect(await rateOfTrip()).toBe(13);
    api.pass(-DAY_MS);
    expect(await browser.listEvents(`rate:EUR:${TODAY}:12.5`)).toHaveLength(1);
    const list = await browser.read("/rates", first);
    expect(list).toContain("12.51 TJS");
    expect(list).toMatch(/EUR 12\.5<p.*Exchange rate entered.*Called the bank/s);
  });

  it.each([
    ["nothing", { tjs: "0" }, "rateNotPositive"],
    ["less than nothing", { tjs: "-1" }, "rateNotPositive"],
    ["a day that has passed", { tjs: "12", validFrom: "2026-11-20" }, "dayPassed"],
  ])("of %s is refused, in its preview too", async (_, wrong, code) => {
    expect(await findProblem(enter(wrong))).toBe(code);
    const query = new URLSearchParams({ currency: "EUR", validFrom: TODAY, ...wrong });
    const preview = browser.desk.request(`/rates/preview?${query}`, { headers: { Cookie: first } });
    expect(await findProblem(Promise.resolve(preview))).toBe(code);
  });

  it("is reported as outdated after a week", async () => {
    await send(first, "/rates", decision({ currency: "USD", validFrom: TODAY, tjs: "10.9" }));
    expect(await browser.read("/rates", first)).not.toContain("more than a week old");
    api.pass(8 * DAY_MS);
    const later = (await browser.signedIn("pricing")).Cookie;
    expect(await browser.read("/rates", later)).toContain("more than a week old");
    api.pass(-8 * DAY_MS);
  });
});

describe("a promo code", () => {
  const make = (fields: FormFields) =>
    send(
      first,
      "/coupons",
      decision({
        kind: "percent",
        value: "10",
        validFrom: TODAY,
        validTo: "2026-12-31",
        ...fields,
      }),
    );

  it("is created, reduces the price, and can be ended immediately", async () => {
    const { productCode, price } = aBox();
    const other = boxes[0]?.productCode ?? "";
    const fields = { code: "desk-10", limit: "100", products: [productCode, other] };
    expect(await findProblem(make(fields))).toBeNull();
    const quote = async () =>
      (await api.as()(calculateBox, { body: { productCode, coupon: "DESK-10" }, language: "en" }))
        .data;
    expect(await quote()).toMatchObject({ sumPrem: price * 0.9 });
    await send(first, "/coupons/DESK-10", decision({ command: "end" }));
    expect(await quote()).toMatchObject({
      sumPrem: price,
      couponErr: expect.stringContaining("expired"),
    });
    const events = await browser.listEvents("coupon:DESK-10");
    expect(events.map(({ action }) => action)).toEqual(["coupon.create", "coupon.end"]);
  });

  it.each([
    ["whose letters are taken", { code: "NAVRUZ10" }, "couponExists"],
    ["of two letters", { code: "AB" }, "couponCodeWrong"],
    ["of more than everything", { value: "101" }, "couponValueWrong"],
    ["of nothing", { value: "0" }, "couponValueWrong"],
    ["that ends before it begins", { validTo: "2026-11-20" }, "couponDaysWrong"],
    ["for half a use", { limit: "0.5" }, "couponLimitWrong"],
  ])("%s is refused, preserving the input", async (_, wrong, code) => {
    const back = await whereTo(make({ code: "WRONG-1", limit: "", ...wrong }));
    expect(back.searchParams.get("problem")).toBe(code);
    const page = await browser.read(`${back.pathname}${back.search}`, first);
    expect(page).toContain(`value="${{ code: "WRONG-1", ...wrong }.code}"`);
  });
});

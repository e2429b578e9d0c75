import { openAccount, sendAccountCode } from "@sughurta/contracts/account";
import { activateBox, calculateBox } from "@sughurta/contracts/box";
import { registerClaim } from "@sughurta/contracts/claim";
import { checkCoupon } from "@sughurta/contracts/coupon";
import { calculateCar } from "@sughurta/contracts/motor";
import { createPayment } from "@sughurta/contracts/payment";
import { checkPolicy } from "@sughurta/contracts/policy";
import { register } from "@sughurta/contracts/session";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { policyNumberFrom } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRateLimiter } from "#src/platform/database/rate-limiter.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies, demoUsers } from "#src/testing/demo-content.ts";
import { sentCode } from "#src/testing/good-requests.ts";
import { openBruteForceGuard } from "./brute-force-guard.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const TRY_LATER = /in 10 minutes/;
const PRICE = 136.29;
const trip = calculateTravel.examples.body;
let api: TestService;
let serial = 0;

beforeAll(async () => {
  api = await aService();
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

const newCode = () => `WRONG${serial++}`;
const quoteWith = async (send: Send, coupon: string) =>
  (await send(calculateTravel, { body: { ...trip, coupon }, language: "en" })).data;

async function guessTenCodes(send: Send): Promise<void> {
  for (let n = 0; n < 10; n += 1) await quoteWith(send, newCode());
}

describe("guesses of promo codes", () => {
  it("are not checked after ten wrong ones, and the full price is returned", async () => {
    const guesser = api.as();
    await guessTenCodes(guesser);
    for (const coupon of [newCode(), "NAVRUZ10"]) {
      const limited = await quoteWith(guesser, coupon);
      expect(limited).toMatchObject({ sumPrem: PRICE, valueAmount: 0 });
      expect(limited.couponErr).toMatch(TRY_LATER);
    }
    expect(await quoteWith(api.as(), "NAVRUZ10")).toMatchObject({ couponErr: "" });
  });

  it("are counted across all endpoints, and block no purchase", async () => {
    const guesser = api.as();
    const car = { ...calculateCar.examples.body, coupon: newCode() };
    const box = { productCode: "FAM_KIDS" };
    for (let n = 0; n < 3; n += 1) {
      await guesser(calculateCar, { body: { ...car, coupon: newCode() } });
      await guesser(calculateBox, { body: { ...box, coupon: newCode() } });
      await guesser(checkCoupon, { body: { ...box, couponCode: newCode() } });
    }
    const order = saveTravel.examples.body;
    const refused = await guesser(saveTravel, {
      body: { ...order, coupon: newCode(), sumPrem: 1 },
    });
    expect(refused.data.fieldCodes).toEqual({ coupon: ["couponUnknown"] });

    const check = await guesser(checkCoupon, { body: { ...box, couponCode: "NAVRUZ10" } });
    expect(check).toMatchObject({ status: 429, data: { code: "tooManyRequests" } });
    for (const [contract, body] of [
      [calculateCar, car],
      [calculateBox, { ...box, coupon: newCode() }],
    ] as const) {
      const { status, data } = await guesser(contract, { body, language: "en" });
      expect(status).toBe(200);
      expect(data.sumPrem).toBe(data.sumPremOrig);
      expect(data.couponErr).toMatch(TRY_LATER);
    }
    const saved = await guesser(saveTravel, { body: { ...order, coupon: "NAVRUZ10" } });
    expect(saved).toMatchObject({ status: 201, data: { sumPrem: PRICE } });
  });

  it("do not count if they are right or repeated", async () => {
    const buyer = api.as();
    const wrong = newCode();
    for (let n = 0; n < 12; n += 1) {
      await quoteWith(buyer, "NAVRUZ10");
      await quoteWith(buyer, n % 2 === 0 ? wrong : wrong.toLowerCase());
    }
    expect(await quoteWith(buyer, "NAVRUZ10")).toMatchObject({ couponErr: "" });
  });

  it("are limited under concurrency too", async () => {
    const guesser = api.as();
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => quoteWith(guesser, newCode())),
    );
    const lookedAt = responses.filter(({ couponErr }) => !TRY_LATER.test(String(couponErr)));
    expect(lookedAt).toHaveLength(10);
  });
});

describe("guesses about policies", () => {
  const [demo] = demoPolicies;
  const number = policyNumberFrom(demo?.sequence ?? 0);
  const birthDate = demoUsers[demo?.holder ?? 0]?.birthDate ?? "";
  const namesFor = async (send: Send, birth: string) => {
    const body = { policyNumber: number, birthDate: birth };
    return (await send(checkPolicy, { body })).data.lifeAssured as string[];
  };

  it("show no name after five wrong birth dates, for any visitor", async () => {
    expect((await namesFor(api.as(), birthDate))[0]).not.toContain("*");
    for (let day = 1; day <= 5; day += 1) {
      expect((await namesFor(api.as(), `1970-01-0${day}`))[0]).toContain("*");
    }
    expect(await namesFor(api.as(), birthDate)).toEqual(await namesFor(api.as(), "1970-02-01"));
    const body = { policyNumber: number, birthDate };
    expect((await api.as()(checkPolicy, { body })).data.birthDateWait).toBeGreaterThan(86_000);
    const unasked = await api.as()(checkPolicy, { body: { policyNumber: number } });
    expect(unasked.data).not.toHaveProperty("birthDateWait");
  });

  it("count wrong numbers of policy checks and of claims together", async () => {
    const guesser = api.as();
    const claim = registerClaim.examples.body;
    for (let n = 0; n < 5; n += 1) {
      const policyNumber = policyNumberFrom(700_000 + n);
      await guesser(checkPolicy, { body: { policyNumber } });
      const other = policyNumberFrom(800_000 + n);
      const refused = await guesser(registerClaim, { body: { ...claim, policyNumber: other } });
      expect(refused.data.fieldCodes).toEqual({ policyNumber: ["policyNotFound"] });
    }
    const slowed = await guesser(checkPolicy, { body: { policyNumber: policyNumberFrom(9) } });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guesser(registerClaim, { body: claim })).status).toBe(429);
  });

  it("block the activation after five wrong codes, for any visitor", async () => {
    const attempt = (policyCode: string) =>
      api.as()(activateBox, { body: { policyNumber: number, policyCode } });
    for (let n = 0; n < 5; n += 1) expect((await attempt(`1000000${n}`)).status).toBe(422);
    expect((await attempt(demo?.policyCode ?? "")).status).toBe(429);
  });
});

describe("guesses of passwords", () => {
  it("block the guessing address, but neither a trusted browser nor another address", async () => {
    const guess = async (address: string, value: string, isKnown = false) => {
      const typed = { kind: "password", value, of: "992917003344", isKnown } as const;
      const guard = await openBruteForceGuard(api.service, [typed], { owner: "nobody", address });
      return guard;
    };
    for (let n = 0; n < 50; n += 1) {
      const guard = await guess("10.1.1.1", `wrong ${n}`);
      expect(guard.secondsToWait("password")).toBe(0);
      guard.wrong("password");
      await guard.commit();
    }
    expect((await guess("10.1.1.1", "right")).secondsToWait("password")).toBeGreaterThan(0);
    expect((await guess("10.1.1.1", "right", true)).secondsToWait("password")).toBe(0);
    expect((await guess("10.1.1.2", "right")).secondsToWait("password")).toBe(0);
  });
});

describe("guesses of SMS codes", () => {
  it("lock out no other visitor: wrong ones count against a code requested by the guesser", async () => {
    const phone = "992917001122";
    const buyer = api.as();
    const started = await startOrder(api, buyer, "dc", { phoneNumber: phone });
    await pressAtBank(api, started, "pay");
    const params = { id: started.paymentId };
    await buyer(sendAccountCode, { params });
    const code = await sentCode(api, phone);
    for (let n = 0; n < 30; n += 1) {
      const body = { phone, code: String(100_000 + n), password: "a long password" };
      expect((await api.as()(register, { body })).status).toBe(422);
    }
    expect((await buyer(openAccount, { params, body: { code } })).status).toBe(201);
  });
});

describe("a crowd behind one address", () => {
  it("of 300 visitors calculates, saves and pays", async () => {
    const headers = { "X-Forwarded-For": "10.20.30.40" };
    const statuses = new Set<number>();
    for (let n = 0; n < 300; n += 1) {
      const visitor = api.as();
      const coupon = n % 10 === 0 ? newCode() : undefined;
      const quote = await visitor(calculateTravel, { body: { ...trip, coupon }, headers });
      const { sumPrem } = quote.data;
      const body = { ...saveTravel.examples.body, coupon, sumPrem };
      const saved = await visitor(saveTravel, { body, headers });
      const pay = { policyId: saved.data.id, policyType: "travel", paymentOper: "dc" };
      statuses.add((await visitor(createPayment, { body: pay, headers })).status);
    }
    expect([...statuses]).toEqual([201]);
  }, 240_000);
});

describe("the rate limiter", () => {
  it("counts across all processes on one database, and returns the seconds to wait", async () => {
    const [one, other] = [1, 2].map(() => createRateLimiter(api.service.db, "secret"));
    const rule = { max: 2, windowSeconds: 60 };
    expect([await one?.take("a", rule), await other?.take("a", rule)]).toEqual([0, 0]);
    expect(await one?.take("a", rule)).toBe(60);
    expect(await other?.take("b", rule)).toBe(0);
    await other?.refund("a", rule);
    await other?.refund("a", rule);
    expect(await other?.take("a", rule)).toBe(0);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDiram } from "../money/money.ts";
import { type Coupon, getDiscount, toCouponCode } from "./coupon.ts";

const tenPercent: Coupon = { code: "NAVRUZ", kind: "percent", value: 10 };
const order = { productCode: "HOME_1", price: 250, day: "2026-11-21" };

it.each([
  ["navruz10", "NAVRUZ10"],
  ["  NAVRUZ 10. ", "NAVRUZ10"],
  ["NAVRUZ\u200B10\u200E", "NAVRUZ10"],
  ["NAV\u00ADRUZ10", "NAVRUZ10"],
  ["ВЕСНА", "BECHA"],
  ["ОТМ-5", "OTM-5"],
  ["otm–5", "OTM-5"],
  ["ＮＡＶＲＵＺ１０", "NAVRUZ10"],
  ["", ""],
])("normalises the typed code %j to %s", (typed, code) => {
  expect(toCouponCode(typed)).toBe(code);
  expect(toCouponCode(code)).toBe(code);
});

it("rejects a text that is too long for a valid code", () => {
  expect(toCouponCode("A".repeat(80)).length).toBeGreaterThan(64);
});

describe("coupon", () => {
  it("deducts a percentage, rounded to the diram", () => {
    expect(getDiscount(tenPercent, order)).toEqual({ ok: true, valueAmount: 25, sumPrem: 225 });
    expect(getDiscount({ ...tenPercent, value: 15 }, { ...order, price: 99.99 })).toEqual({
      ok: true,
      valueAmount: 15,
      sumPrem: 84.99,
    });
  });

  it("deducts a fixed amount, never more than the price", () => {
    const fixed: Coupon = { code: "FIFTY", kind: "fixed", value: 50 };
    expect(getDiscount(fixed, order)).toEqual({ ok: true, valueAmount: 50, sumPrem: 200 });
    expect(getDiscount(fixed, { ...order, price: 30 })).toEqual({
      ok: true,
      valueAmount: 30,
      sumPrem: 0,
    });
  });

  it.each<[string, Partial<Coupon>, object]>([
    ["before its first day", { startDate: "2026-11-22" }, { ok: false, reason: "notStarted" }],
    ["after its last day", { endDate: "2026-11-20" }, { ok: false, reason: "expired" }],
    ["used up", { useLimit: 3, usedCount: 3 }, { ok: false, reason: "usedUp" }],
    ["for another product", { productCodes: ["HOME"] }, { ok: false, reason: "otherProduct" }],
    ["worth nothing", { value: 0 }, { ok: false, reason: "noDiscount" }],
  ])("is refused %s", (_, condition, response) => {
    expect(getDiscount({ ...tenPercent, ...condition }, order)).toEqual(response);
  });

  it.each<[string, Partial<Coupon>]>([
    ["on its first and last day", { startDate: "2026-11-21", endDate: "2026-11-21" }],
    ["for its last use", { useLimit: 3, usedCount: 2 }],
    ["for a listed product", { productCodes: ["CAR_1", "HOME_1"] }],
  ])("applies %s", (_, condition) => {
    expect(getDiscount({ ...tenPercent, ...condition }, order)).toMatchObject({ ok: true });
  });

  it("keeps discount plus payable equal to the price, both at least zero", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("percent" as const, "fixed" as const),
        fc.double({ min: 0, max: 200, noNaN: true }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (kind, value, priceDiram) => {
          const price = priceDiram / 100;
          const response = getDiscount({ code: "X", kind, value }, { ...order, price });
          fc.pre(response.ok);
          if (!response.ok) return;
          expect(toDiram(response.valueAmount) + toDiram(response.sumPrem)).toBe(priceDiram);
          expect(response.sumPrem).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

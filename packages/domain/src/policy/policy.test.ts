import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FIRST_TEST_SERIAL,
  isPolicyNumber,
  isTestPolicyNumber,
  normalizePolicyNumber,
  policyNumberFrom,
} from "./policy-number.ts";
import { claimRefusalOn, policyStatusOn } from "./policy-status.ts";

const aSequence = fc.integer({ min: 1, max: 999_999_999 });

describe("policy number", () => {
  it("has ten digits with a valid check digit for every place in the sequence", () => {
    fc.assert(
      fc.property(aSequence, (sequence) => {
        const number = policyNumberFrom(sequence);
        expect(number).toMatch(/^\d{10}$/);
        expect(isPolicyNumber(number)).toBe(true);
        expect(Number(number.slice(0, 9))).toBe(sequence);
      }),
    );
  });

  it("is a test one from its series on, and where its check digit is valid", () => {
    expect(isTestPolicyNumber(policyNumberFrom(FIRST_TEST_SERIAL - 1))).toBe(false);
    expect(isTestPolicyNumber(policyNumberFrom(FIRST_TEST_SERIAL))).toBe(true);
    const number = policyNumberFrom(999_999_999);
    expect(isTestPolicyNumber(number)).toBe(true);
    expect(
      isTestPolicyNumber(number.replace(/.$/, (last) => String((Number(last) + 1) % 10))),
    ).toBe(false);
  });

  it("detects every single wrong digit", () => {
    fc.assert(
      fc.property(aSequence, fc.nat(9), fc.integer({ min: 1, max: 9 }), (sequence, at, shift) => {
        const number = policyNumberFrom(sequence);
        const wrong = String((Number(number[at]) + shift) % 10);
        expect(isPolicyNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it("detects every swap of two different adjacent digits", () => {
    fc.assert(
      fc.property(aSequence, fc.nat(8), (sequence, at) => {
        const digits = [...policyNumberFrom(sequence)];
        const pair = [digits[at], digits[at + 1]];
        fc.pre(pair[0] !== pair[1]);
        digits.splice(at, 2, String(pair[1]), String(pair[0]));
        expect(isPolicyNumber(digits.join(""))).toBe(false);
      }),
    );
  });

  it.each([
    ["ZAA1 1234567890", "1234567890"],
    ["zaa11234567890", "1234567890"],
    ["ZАА1 1234567890", "1234567890"],
    [" 123 456 78-90 ", "1234567890"],
    ["1234567890", "1234567890"],
    ["№ 1234567890", "1234567890"],
  ])("normalises %j", (typed, digits) => {
    expect(normalizePolicyNumber(typed)).toBe(digits);
  });

  it("rejects other formats and places outside the sequence", () => {
    for (const bad of ["", "123", "0000000000", "12345678901", "12345abcde"]) {
      expect(isPolicyNumber(bad)).toBe(false);
    }
    for (const bad of [0, -1, 1.5, 1_000_000_000, Number.NaN]) {
      expect(() => policyNumberFrom(bad)).toThrow(RangeError);
    }
  });
});

describe("policy status", () => {
  const dates = { startDate: "2026-05-10", endDate: "2027-05-09" };

  it.each([
    ["2026-05-09", "INACTIVE"],
    ["2026-05-10", "ACTIVE"],
    ["2027-05-09", "ACTIVE"],
    ["2027-05-10", "COMPLETED"],
  ] as const)("on %s is %s", (day, status) => {
    expect(policyStatusOn(day, dates)).toBe(status);
  });
});

describe("status of a cancelled policy", () => {
  const dates = { startDate: "2026-05-10", endDate: "2027-05-09" };

  it.each([
    ["2026-06-01", "2026-06-01", "ACTIVE"],
    ["2026-06-01", "2026-06-02", "COMPLETED"],
    ["2026-05-10", "2026-05-10", "ACTIVE"],
    ["2026-05-09", "2026-05-09", "COMPLETED"],
    ["2026-05-09", "2026-05-10", "COMPLETED"],
  ] as const)("ends with the day of the request, %s: on %s %s", (cancelledOn, day, status) => {
    expect(policyStatusOn(day, { ...dates, cancelledOn })).toBe(status);
  });
});

it.each([
  ["2026-02-28", undefined, "policyNotBegun"],
  ["2026-03-01", undefined, undefined],
  ["2027-06-01", undefined, undefined],
  ["2026-02-28", "2026-02-20", "policyCancelled"],
  ["2026-05-01", "2026-05-01", "policyCancelled"],
] as const)(
  "refuses a claim on %s on a policy cancelled on %s with %s",
  (day, cancelledOn, refusal) => {
    expect(claimRefusalOn(day, { startDate: "2026-03-01", cancelledOn })).toBe(refusal);
  },
);

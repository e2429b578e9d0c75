import { describe, expect, it } from "vitest";
import { countryByCode } from "../countries/countries.ts";
import { isMedicalSum, MEDICAL_SUMS, schengenCoverProblem } from "./medical-cover.ts";

const problem = (code: string, sum: number, currency: "USD" | "EUR") =>
  schengenCoverProblem({ countries: [countryByCode(code)].flatMap((c) => c ?? []), sum, currency });

describe("medical sum", () => {
  it("is 30, 50 or 75 thousand", () => {
    expect(MEDICAL_SUMS.filter(isMedicalSum)).toEqual([30_000, 50_000, 75_000]);
    expect([0, 29_999, 40_000, Number.NaN].some(isMedicalSum)).toBe(false);
  });
});

describe("cover for a Schengen visa", () => {
  it("is too small in dollars at 30 000, and two covers would be sufficient", () => {
    expect(problem("DE", 30_000, "USD")).toEqual({
      fixes: [
        { sum: 30_000, currency: "EUR" },
        { sum: 50_000, currency: "USD" },
      ],
    });
    expect(problem("WET", 30_000, "USD")).toBeDefined();
  });

  it("is sufficient in euros, at a higher sum and elsewhere", () => {
    expect(problem("DE", 30_000, "EUR")).toBeUndefined();
    expect(problem("SCU", 50_000, "USD")).toBeUndefined();
    expect(problem("TR", 30_000, "USD")).toBeUndefined();
  });

  it("is sufficient with each of the offered covers", () => {
    for (const { sum, currency } of problem("FR", 30_000, "USD")?.fixes ?? []) {
      expect(problem("FR", sum, currency)).toBeUndefined();
    }
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMotorRequest, TODAY } from "../testing/a-motor-order.ts";
import { instalmentFields, instalmentsOf } from "./instalments.ts";

describe("instalments", () => {
  it("are half now and two quarters in the next months", () => {
    expect(instalmentsOf(300_000, "2026-01-31")).toEqual([
      { percent: 50, date: "2026-01-31", amountDiram: 150_000 },
      { percent: 25, date: "2026-02-28", amountDiram: 75_000 },
      { percent: 25, date: "2026-03-31", amountDiram: 75_000 },
    ]);
  });

  it("always add up to the price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const sum = instalmentsOf(amount, TODAY).reduce((all, part) => all + part.amountDiram, 0);
        expect(sum).toBe(amount);
      }),
    );
  });

  it("are offered for individual casco only, and only when asked for", () => {
    const asked = aMotorRequest({ calculateInstallments: true });
    expect(instalmentFields("ECI_P1", asked, 300_000, TODAY)).toMatchObject({
      installmentplan1sum: 1500,
      installmentplan2sum: 750,
      installmentplan3sum: 750,
      installmentplan4sum: null,
    });
    expect(instalmentFields("SCI_P1", asked, 300_000, TODAY)).toEqual({});
    expect(instalmentFields("ECI_P1", aMotorRequest(), 300_000, TODAY)).toEqual({});
  });
});

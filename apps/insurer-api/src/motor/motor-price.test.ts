import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instalmentFields, instalmentsOf, motorPrice } from "./motor-price.ts";
import { aDriver, aMotorRequest, TODAY } from "./testing/a-motor-order.ts";

const price = (changes: Parameters<typeof aMotorRequest>[0] = {}) =>
  motorPrice("ECI_P1", aMotorRequest(changes), TODAY, 0);

describe("motor price", () => {
  it("is a share of the insured sum by the car's age", () => {
    expect(price()).toMatchObject({ total: 3000, premiums: { totalLossPrem: 3000 } });
  });

  it("takes the product's price for Standard, Comfort and Premium, and adds options", () => {
    const request = aMotorRequest({
      program: "SCI_P2",
      damageCarWashSumAssured: 1_000,
      greenCardUzbOption: 1,
    });
    expect(motorPrice("SCI_P2", request, TODAY, 1000).total).toBe(1000 + 40 + 500);
  });

  it("prices compulsory liability by vehicle and residence, without options", () => {
    const request = aMotorRequest({ program: "MCI_P1", vehicleType: 1, accidentAnyOption: 1 });
    expect(motorPrice("MCI_P1", request, TODAY, 0).total).toBe(420);
    const foreign = aMotorRequest({ vehicleType: 1, residentType: "nonresident" });
    expect(motorPrice("MCI_P1", foreign, TODAY, 0).total).toBe(630);
  });

  it("asks more for anybody at the wheel and for new drivers", () => {
    expect(price({ multiDriveOption: true }).total).toBeGreaterThan(3000);
    expect(price({ drivers: [aDriver({ docIssueDate: "2024-06-01" })] }).total).toBeGreaterThan(
      3000,
    );
    expect(price({ drivers: [aDriver()] }).total).toBe(3000);
  });

  it("splits full casco into its three parts", () => {
    const { total, premiums } = motorPrice("ECI_FULL", aMotorRequest(), TODAY, 0);
    expect(total).toBe(8250);
    const parts = premiums.totalLossPrem + premiums.partialDamagePrem + premiums.theftPrem;
    expect(parts).toBeCloseTo(total, 2);
  });
});

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
    });
    expect(instalmentFields("SCI_P1", asked, 300_000, TODAY)).toEqual({});
    expect(instalmentFields("ECI_P1", aMotorRequest(), 300_000, TODAY)).toEqual({});
  });
});

import { MOTOR_OPTIONS, motorOptionValue } from "@sughurta/domain/motor";
import { describe, expect, it } from "vitest";
import { aMotorRequest, TODAY } from "#src/products/motor/testing/a-motor-order.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { type CascoPricing, cascoPrice } from "./casco-price.ts";
import { compensationPremiums, offeredPremiums, programTotals } from "./offered-premiums.ts";

const pricing: CascoPricing = { figures: demoTariffs.casco, today: TODAY, fixedPrice: 0 };
const offered = (changes: Parameters<typeof aMotorRequest>[0] = {}) =>
  offeredPremiums("ECI_P1", aMotorRequest(changes), pricing);

describe("prices offered before a choice", () => {
  it.each(MOTOR_OPTIONS)("are the additional price of %s when it is switched on", (option) => {
    const on = { [option]: motorOptionValue(option, true) };
    const before = cascoPrice("ECI_P1", aMotorRequest(), pricing);
    const after = cascoPrice("ECI_P1", aMotorRequest(on), pricing);
    const changed = Object.entries(after.premiums).filter(([, premium]) => premium > 0);
    const [field, premium] = changed.find(([name]) => name !== "totalLossPrem") ?? [];
    expect(premium).toBe(after.total - before.total);
    expect(offered()).toMatchObject({ [String(field)]: premium });
  });

  it("use a sum that was already chosen", () => {
    expect(offered({ crSumAssured: 10_000 }).crSumPrem).toBe(40);
  });

  it("include each programme available for the car", () => {
    expect(offered()).toMatchObject({
      totalLossPrem: 3000,
      partialDamagePrem: 5250,
      theftPrem: 1200,
    });
    expect(offered({ carIssueYear: 2005 }).partialDamagePrem).toBe(0);
  });
});

it("returns the difference of each way of compensation, and nothing for a fixed price", () => {
  const added = (program: "ECI_P1" | "SCI_P1", compensation?: number) =>
    compensationPremiums(program, aMotorRequest({ program, compensation }), {
      ...pricing,
      fixedPrice: 500,
    });
  expect(added("ECI_P1")).toEqual([0, 0, -90, 150]);
  expect(added("ECI_P1", 3)).toEqual([0, 0, -90, 150]);
  expect(added("SCI_P1")).toEqual([0, 0, 0, 0]);
});

describe("the total price with each programme", () => {
  const totals = (
    changes: Parameters<typeof aMotorRequest>[0] = {},
    program: "ECI_P1" | "ECI_P3" = "ECI_P1",
  ) =>
    new Map(
      programTotals(program, aMotorRequest({ ...changes, program }), pricing)?.map((each) => [
        each.program,
        each.total,
      ]),
    );
  const priceWith = (changes: Parameters<typeof aMotorRequest>[0]) => {
    const request = aMotorRequest(changes);
    return cascoPrice(changes?.program === "ECI_P3" ? "ECI_P3" : "ECI_P1", request, pricing).total;
  };

  it("is that of the order for the chosen one, and excludes the accident options for the others", () => {
    const on = { accidentAnyOption: 1, accident3tpOption: 1, oldNewOption: 1 };
    const prices = totals(on);
    expect(prices.get("ECI_P1")).toBe(priceWith(on));
    expect(prices.get("ECI_P1")).toBeGreaterThan(priceWith({ oldNewOption: 1 }));
    expect(prices.get("ECI_P3")).toBe(priceWith({ program: "ECI_P3", oldNewOption: 1 }));
  });

  it("includes the accident options for total loss, which choosing it switches on", () => {
    expect(totals({}, "ECI_P3").get("ECI_P1")).toBe(
      priceWith({ accidentAnyOption: 1, accident3tpOption: 1 }),
    );
  });

  it("is returned for programmes available for the car, and for no ready-made one", () => {
    expect([...totals({ carIssueYear: 2005 }).keys()]).toEqual(["ECI_P1", "ECI_P3"]);
    expect(programTotals("SCI_P1", aMotorRequest(), pricing)).toBeUndefined();
  });
});

import { MOTOR_OPTIONS, motorOptionValue } from "@sughurta/domain/motor";
import { describe, expect, it } from "vitest";
import { aMotorRequest, TODAY } from "#src/products/motor/testing/a-motor-order.ts";
import { motorPrice } from "./motor-price.ts";
import { compensationPremiums, offeredPremiums, programTotals } from "./offered-premiums.ts";

const offered = (changes: Parameters<typeof aMotorRequest>[0] = {}) =>
  offeredPremiums("ECI_P1", aMotorRequest(changes), TODAY, 0);

describe("what is offered before a choice", () => {
  it.each(MOTOR_OPTIONS)("is what %s adds to the price when it is switched on", (option) => {
    const on = { [option]: motorOptionValue(option, true) };
    const before = motorPrice("ECI_P1", aMotorRequest(), TODAY, 0);
    const after = motorPrice("ECI_P1", aMotorRequest(on), TODAY, 0);
    const changed = Object.entries(after.premiums).filter(([, premium]) => premium > 0);
    const [field, premium] = changed.find(([name]) => name !== "totalLossPrem") ?? [];
    expect(premium).toBe(after.total - before.total);
    expect(offered()).toMatchObject({ [String(field)]: premium });
  });

  it("keeps a sum that was chosen", () => {
    expect(offered({ crSumAssured: 10_000 })?.crSumPrem).toBe(40);
  });

  it("is the price of each programme that takes the car", () => {
    expect(offered()).toMatchObject({
      totalLossPrem: 3000,
      partialDamagePrem: 5250,
      theftPrem: 1200,
    });
    expect(offered({ carIssueYear: 2005 })?.partialDamagePrem).toBe(0);
  });

  it("is nothing for compulsory liability", () => {
    expect(offeredPremiums("MCI_P1", aMotorRequest(), TODAY, 0)).toBeUndefined();
  });
});

it("tells what each way of compensation adds, and nothing for a fixed price", () => {
  const added = (program: "ECI_P1" | "SCI_P1" | "MCI_P1", compensation?: number) =>
    compensationPremiums(program, aMotorRequest({ program, compensation }), TODAY, 500);
  expect(added("ECI_P1")).toEqual([0, 0, -90, 150]);
  expect(added("ECI_P1", 3)).toEqual([0, 0, -90, 150]);
  expect(added("SCI_P1")).toEqual([0, 0, 0, 0]);
  expect(added("MCI_P1")).toBeUndefined();
});

describe("the whole price with each programme", () => {
  const totals = (
    changes: Parameters<typeof aMotorRequest>[0] = {},
    program: "ECI_P1" | "ECI_P3" = "ECI_P1",
  ) =>
    new Map(
      programTotals(program, aMotorRequest({ ...changes, program }), TODAY)?.map((each) => [
        each.program,
        each.total,
      ]),
    );
  const priceWith = (changes: Parameters<typeof aMotorRequest>[0]) => {
    const request = aMotorRequest(changes);
    return motorPrice(changes?.program === "ECI_P3" ? "ECI_P3" : "ECI_P1", request, TODAY, 0).total;
  };

  it("is that of the order for the chosen one, and without the accident options for the others", () => {
    const on = { accidentAnyOption: 1, accident3tpOption: 1, oldNewOption: 1 };
    const prices = totals(on);
    expect(prices.get("ECI_P1")).toBe(priceWith(on));
    expect(prices.get("ECI_P1")).toBeGreaterThan(priceWith({ oldNewOption: 1 }));
    expect(prices.get("ECI_P3")).toBe(priceWith({ program: "ECI_P3", oldNewOption: 1 }));
  });

  it("has the accident options in total loss, which choosing it turns on", () => {
    expect(totals({}, "ECI_P3").get("ECI_P1")).toBe(
      priceWith({ accidentAnyOption: 1, accident3tpOption: 1 }),
    );
  });

  it("is told of programmes that take the car, and of no ready-made one", () => {
    expect([...totals({ carIssueYear: 2005 }).keys()]).toEqual(["ECI_P1", "ECI_P3"]);
    expect(programTotals("SCI_P1", aMotorRequest(), TODAY)).toBeUndefined();
  });
});

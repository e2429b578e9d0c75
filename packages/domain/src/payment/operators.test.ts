import { describe, expect, it } from "vitest";
import { isPaymentOperator, operatorsFor } from "./operators.ts";

describe("payment operators", () => {
  it("are all five for travel", () => {
    expect(operatorsFor("travel")).toEqual(["card_dc_city", "vaslpay", "dc", "payler", "qr"]);
  });

  it.each(["box", "car"] as const)("exclude the city card for %s", (policyType) => {
    expect(operatorsFor(policyType)).toEqual(["vaslpay", "dc", "payler", "qr"]);
  });

  it("are recognised by code", () => {
    expect(isPaymentOperator("dc")).toBe(true);
    expect(isPaymentOperator("cash")).toBe(false);
    expect(isPaymentOperator(undefined)).toBe(false);
  });
});

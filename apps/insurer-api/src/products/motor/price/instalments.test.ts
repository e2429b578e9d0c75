import { describe, expect, it } from "vitest";
import { aMotorRequest, TODAY } from "#src/products/motor/testing/a-motor-order.ts";
import { instalmentFields } from "./instalments.ts";

describe("instalments", () => {
  it("are offered for individual casco only, and only on request", () => {
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

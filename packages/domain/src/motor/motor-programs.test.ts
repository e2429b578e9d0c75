import { describe, expect, it } from "vitest";
import {
  getAccidentOptions,
  getCovers,
  getPayoutCount,
  isCascoProgram,
  isFixedProgram,
  MOTOR_PROGRAMS,
  type MotorProgram,
  productOfProgram,
  programOfVariant,
} from "./motor-programs.ts";

describe("motor programmes", () => {
  it.each([
    ["mci", ["MCI_P1"]],
    ["v2", ["ECI_P1", "ECI_P2", "ECI_P3", "SCI_P1", "SCI_P2", "SCI_P3"]],
    ["v3", ["ECI_FULL"]],
  ] as const)("of the endpoints %s", (variant, programs) => {
    const sold = MOTOR_PROGRAMS.filter((program) => programOfVariant(variant, program));
    expect(sold).toEqual(programs);
  });

  it.each(["", "eci_p1", "ECI", "__proto__", "toString"])("are not %j", (code) => {
    expect(programOfVariant("v2", code)).toBeUndefined();
  });

  it.each<[MotorProgram, string, { casco: boolean; fixed: boolean }]>([
    ["MCI_P1", "MTPL", { casco: false, fixed: false }],
    ["ECI_P3", "ECI", { casco: true, fixed: false }],
    ["ECI_FULL", "ECI", { casco: true, fixed: false }],
    ["SCI_P2", "SCI", { casco: false, fixed: true }],
  ])("%s belongs to %s", (program, product, { casco, fixed }) => {
    expect(productOfProgram(program)).toBe(product);
    expect(isCascoProgram(program)).toBe(casco);
    expect(isFixedProgram(program)).toBe(fixed);
  });

  it("switch the accident options on for total loss only", () => {
    const on = { accidentAnyOption: 1, accident3tpOption: 1 };
    expect(getAccidentOptions("ECI_P1")).toEqual(on);
    for (const program of MOTOR_PROGRAMS.filter((other) => other !== "ECI_P1")) {
      expect(getAccidentOptions(program)).toEqual({ accidentAnyOption: 0, accident3tpOption: 0 });
    }
  });

  it("cover one risk each, full casco all three", () => {
    expect(getCovers("ECI_FULL")).toEqual(
      (["ECI_P1", "ECI_P2", "ECI_P3"] as const).flatMap((program) => getCovers(program)),
    );
  });
});

it.each([
  ["ECI_P1", 1],
  ["ECI_FULL", 1],
  ["SCI_P1", 1],
  ["SCI_P2", 2],
  ["SCI_P3", "any"],
  ["MCI_P1", "any"],
] as const)("a policy of %s has this number of payouts: %s", (program, count) => {
  expect(getPayoutCount(program)).toBe(count);
});

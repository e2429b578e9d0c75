import { describe, expect, it } from "vitest";
import {
  getMotorChoice,
  motorOrderChoice,
  policyNames,
  programSlug,
  termsDocumentNumber,
} from "./motor-address.ts";
import { MOTOR_PROGRAMS, motorChoiceOfProduct, productOfProgram } from "./motor-programs.ts";

describe("the address of a motor product", () => {
  it.each([
    ["MTPL", { product: "MTPL" }],
    ["mtpl", { product: "MTPL" }],
    ["MCI_P1", { product: "MTPL", program: "MCI_P1" }],
    ["eci", { product: "ECI" }],
    ["individualnyy", { product: "ECI" }],
    ["Individualnyy", { product: "ECI" }],
    ["eci_p2", { product: "ECI", program: "ECI_P2" }],
    ["ECI-P2", { product: "ECI", program: "ECI_P2" }],
    ["SCI", { product: "SCI" }],
    ["standart", { product: "SCI", program: "SCI_P1" }],
    ["KOMFORT", { product: "SCI", program: "SCI_P2" }],
    ["premium", { product: "SCI", program: "SCI_P3" }],
  ])("%s", (address, choice) => expect(getMotorChoice(address)).toEqual(choice));

  it.each(["", "SCIENCE", "TRAVEL", "__proto__", "eci_p4"])("is not %j", (address) => {
    expect(getMotorChoice(address)).toBeUndefined();
  });

  it.each([
    ["SCI_P1", { product: "SCI", program: "SCI_P1" }],
    ["ECI_FULL", { product: "ECI", program: "ECI_FULL" }],
    ["ECI", { product: "ECI" }],
    ["MTPL", { product: "MTPL" }],
    // Sold on the separate site, and boxes of our own.
    ["SCI", undefined],
    ["sci_p1", undefined],
    ["FAM_KIDS", undefined],
    ["__proto__", undefined],
  ])("is the motor order of the product code %s", (code, choice) => {
    expect(motorChoiceOfProduct(code)).toEqual(choice);
  });

  it("of an order is ready-made casco by default", () => {
    expect(motorOrderChoice("other")).toEqual({ product: "SCI" });
    expect(motorOrderChoice("__proto__")).toEqual({ product: "SCI" });
    expect(motorOrderChoice("eci_p2")).toEqual({ product: "ECI", program: "ECI_P2" });
  });

  it("maps every programme back to itself", () => {
    for (const program of MOTOR_PROGRAMS) {
      const { product, program: named } = getMotorChoice(programSlug(program)) ?? {};
      expect(product).toBe(productOfProgram(program));
      expect(named ?? program).toBe(program);
    }
  });
});

it.each([
  ["SCI_P1", 40],
  ["SCI_P2", 41],
  ["SCI_P3", 42],
  ["ECI", 43],
  ["MTPL", undefined],
  ["constructor", undefined],
])("the terms of %s are document %s", (code, number) => {
  expect(termsDocumentNumber(code)).toBe(number);
});

describe("the names of a policy", () => {
  const title = "Compulsory motor third-party liability insurance";

  it("are the common and the legal one of the compulsory policy, by slug and by code", () => {
    const names = { name: "MTPL", legalName: title };
    expect(policyNames({ policyType: "car", productSlug: "mtpl", title }, "en")).toEqual(names);
    expect(policyNames({ policyType: "car", productSlug: "MCI_P1", title }, "en")).toEqual(names);
    expect(policyNames({ policyType: "car", productSlug: "mtpl", title }, "ru").name).toBe("ОСАГО");
  });

  it("are the common and the full one of individual casco", () => {
    const fullName = "Каско «Индивидуальный»: частичный ущерб";
    const casco = { policyType: "car", productSlug: "eci-p2", title: fullName };
    expect(policyNames(casco, "ru")).toEqual({ name: "Каско", legalName: fullName });
  });

  it("are the title alone of any other policy", () => {
    for (const other of [
      { policyType: "car", productSlug: "standart" },
      { policyType: "box", productSlug: "mtpl" },
      { policyType: "car" },
      {},
    ]) {
      expect(policyNames({ ...other, title }, "en")).toEqual({ name: title });
    }
  });
});

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/language.ts";
import { isPaymentOperator, operatorName, operatorsFor, PAYMENT_OPERATORS } from "./operators.ts";

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

it("an operator has the same name in each language, except the code that is no company", () => {
  expect(LANGUAGES.map((language) => operatorName("dc", language))).toEqual(
    Array(3).fill("DC Pay (Corti Milli)"),
  );
  expect(LANGUAGES.map((language) => operatorName("qr", language))).toEqual([
    "QR-код",
    "Рамзи QR",
    "QR code",
  ]);
});

it("only an unknown operator is shown by its code", () => {
  for (const code of PAYMENT_OPERATORS) expect(operatorName(code, "en")).not.toBe(code);
  expect(operatorName("cash", "en")).toBe("cash");
});

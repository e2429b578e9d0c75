import { expect, it } from "vitest";
import { LANGUAGES } from "../language/language.ts";
import { operatorName } from "./operator-name.ts";
import { PAYMENT_OPERATORS } from "./operators.ts";

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

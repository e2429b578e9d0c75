import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatNationalPhone,
  formatPhone,
  fromWirePhone,
  normalizeCode,
  parsePhone,
  readPhone,
  SMS_CODE_PATTERN,
  toWirePhone,
  typedPhone,
} from "./phone.ts";

const aPhone = fc.stringMatching(/^[0-9]{9}$/);

describe("phone", () => {
  it("is parsed from every common spelling", () => {
    fc.assert(
      fc.property(aPhone, (digits) => {
        expect(parsePhone(digits)).toBe(digits);
        expect(parsePhone(formatPhone(digits))).toBe(digits);
        expect(parsePhone(formatNationalPhone(digits))).toBe(digits);
        expect(parsePhone(`+992 ${digits}`)).toBe(digits);
        expect(parsePhone(`00992${digits}`)).toBe(digits);
        expect(parsePhone(toWirePhone(digits))).toBe(digits);
        expect(fromWirePhone(toWirePhone(digits))).toBe(digits);
      }),
    );
  });

  it("is formatted as (992) NN-NNN-NNNN", () => {
    expect(formatPhone("927123456")).toBe("(992) 92-712-3456");
  });

  it("formats an unfinished number as far as it goes", () => {
    expect(["", "9", "92", "927", "92712", "927123"].map(formatNationalPhone)).toEqual([
      "",
      "9",
      "92",
      "92-7",
      "92-712",
      "92-712-3",
    ]);
  });

  it.each([
    ["99 212 3456", "992123456"],
    ["+992 99 212 3456", "992123456"],
    ["992992123456", "992123456"],
    ["(992) 92-712-3456", "927123456"],
    ["(+992) 92 712 34 56", "927123456"],
    ["\u202A+992 92 712 3456\u202C", "927123456"],
    ["92\u00A0712‑3456", "927123456"],
    ["９２７１２３４５６", "927123456"],
    ["+7 927 123 45 67", undefined],
    ["+99 212 3456", undefined],
    ["92712345", undefined],
    ["9271234567", undefined],
    ["call 927123456", undefined],
    ["", undefined],
  ])("parses %j as %s", (typed, digits) => {
    expect(parsePhone(typed)).toBe(digits);
  });

  it.each<[string, string, number?]>([
    ["+7 912 345 67 89", "phoneForeign"],
    ["8 921 123 45 67", "phoneForeign"],
    ["7 912 345 67 89", "phoneForeign"],
    ["998 90 123 45 67", "phoneForeign"],
    ["0049 170 123456", "phoneForeign"],
    ["+993", "phoneForeign"],
    ["927 123 456 7", "phoneTooLong", 1],
    ["+992 92 712 34 567", "phoneTooLong", 1],
    ["00992 92 712 34 56 78", "phoneTooLong", 2],
    ["992 92 712 34 567", "phoneTooLong", 1],
    ["92712345678901", "phoneTooLong", 5],
    ["92 712 345", "phoneTooShort", 1],
    ["+992 92 712 345", "phoneTooShort", 1],
    ["+99", "phoneTooShort", 9],
    ["0099", "phoneTooShort", 9],
    ["009921234", "phoneTooShort", 5],
    ["992 92 712 345", "phone"],
    ["call 927123456", "phone"],
  ])("says why %j is refused: %s", (typed, violation, by) => {
    expect(readPhone(typed)).toEqual(by === undefined ? { violation } : { violation, by });
  });

  it("loses no digit in a field, whatever is typed, character by character or at once", () => {
    const toDigits = (text: string) => text.replace(/\D/g, "");
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9]{1,16}$/), (text) => {
        const kept = typedPhone(text);
        const signs = [...text].reduce((field, sign) => typedPhone(field + sign), "");
        for (const field of [kept, signs]) {
          const dropped = toDigits(text).slice(0, toDigits(text).length - toDigits(field).length);
          expect(toDigits(text).endsWith(toDigits(field))).toBe(true);
          expect(["", "992", "00992"]).toContain(dropped);
          expect(toDigits(formatNationalPhone(field))).toBe(toDigits(field));
        }
      }),
    );
  });

  it.each([
    ["+7 (912) 345-67-89", "+79123456789"],
    ["+992 92 712 34 56", "927123456"],
    ["9a2b7", "927"],
    ["тел. +992 92 712 34 56", "927123456"],
  ])("stores %j in a field as %s", (typed, kept) => {
    expect(typedPhone(typed)).toBe(kept);
  });

  it("accepts nothing else from the wire", () => {
    for (const wire of ["927123456", "+992927123456", "99292712345", "993927123456"]) {
      expect(fromWirePhone(wire)).toBeUndefined();
    }
  });
});

it.each([
  ["012345", true],
  ["12345", false],
  ["1234567", false],
  ["12345a", false],
  [" 123456", false],
])("%o is a code from an SMS: %s", (text, is) => {
  expect(SMS_CODE_PATTERN.test(text)).toBe(is);
});

it.each(["123 456", "123-456", " 123\u00A0456\u200E ", "123–456", "１２３４５６"])(
  "extracts the code from %j",
  (typed) => expect(normalizeCode(typed)).toBe("123456"),
);

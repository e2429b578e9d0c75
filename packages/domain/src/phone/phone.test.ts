import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatNationalPhone,
  formatPhone,
  fromWirePhone,
  parsePhone,
  toWirePhone,
} from "./phone.ts";

const aPhone = fc.stringMatching(/^[0-9]{9}$/);

describe("phone", () => {
  it("comes back from every way of writing it", () => {
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

  it("is shown as (992) NN-NNN-NNNN", () => {
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
  ])("reads %j as %s", (typed, digits) => {
    expect(parsePhone(typed)).toBe(digits);
  });

  it("reads nothing else from the wire", () => {
    for (const wire of ["927123456", "+992927123456", "99292712345", "993927123456"]) {
      expect(fromWirePhone(wire)).toBeUndefined();
    }
  });
});

import { describe, expect, it } from "vitest";
import { isOptionCode, leisureOf, OPTION_CODES, withOption } from "./options.ts";

describe("selected options", () => {
  it("contain a code once, and can remove it", () => {
    expect(withOption([], OPTION_CODES.covid, true)).toEqual([1]);
    expect(withOption([1, 10], OPTION_CODES.covid, true)).toEqual([10, 1]);
    expect(withOption([1, 10], OPTION_CODES.covid, false)).toEqual([10]);
  });

  it("are recognised by their codes", () => {
    expect([0, 1, 2, 10].every(isOptionCode)).toBe(true);
    expect([3, -1, "0", undefined].some(isOptionCode)).toBe(false);
  });
});

describe("rest type", () => {
  it("is calm at 0 and sport otherwise", () => {
    expect(leisureOf(0, [0])).toEqual({ sportOption: 0, sequence: [] });
    expect(leisureOf(1, [])).toEqual({ sportOption: 1, sequence: [0] });
    expect(leisureOf(2, [0])).toEqual({ sportOption: 1, sequence: [0] });
  });

  it("retains the other options", () => {
    expect(leisureOf(0, [0, 2, 10]).sequence).toEqual([2, 10]);
    expect(leisureOf(1, [2, 10]).sequence).toEqual([2, 10, 0]);
  });
});

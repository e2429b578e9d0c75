import { describe, expect, it } from "vitest";
import { SEPARATE_SITE_CODES, sellsOnSeparateSite } from "./separate-site.ts";

describe("products of the separate site", () => {
  it("are the 27 codes of the list, each once", () => {
    expect(new Set(SEPARATE_SITE_CODES).size).toBe(27);
    expect(SEPARATE_SITE_CODES).toHaveLength(27);
  });

  it("match exactly", () => {
    expect(sellsOnSeparateSite("SCI")).toBe(true);
    expect(sellsOnSeparateSite("SCI_P1")).toBe(false);
    expect(sellsOnSeparateSite("sci")).toBe(false);
    expect(sellsOnSeparateSite("")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { readCookie, signValue, verifyValue } from "./cookies.ts";

describe("cookies", () => {
  it("are read by their whole name", () => {
    expect(readCookie("xlang=en; lang=tg; other=1", "lang")).toBe("tg");
    expect(readCookie("xlang=en", "lang")).toBeUndefined();
    expect(readCookie(undefined, "lang")).toBeUndefined();
  });

  it("are believed only with our signature", () => {
    const signed = signValue("visitor-1", "secret");
    expect(verifyValue(signed, "secret")).toBe("visitor-1");
    expect(verifyValue(signed.replace("visitor-1", "visitor-2"), "secret")).toBeUndefined();
    expect(verifyValue(signed, "another")).toBeUndefined();
    expect(verifyValue("visitor-1", "secret")).toBeUndefined();
    expect(verifyValue("visitor-1.", "secret")).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { readPageAddress } from "./page-address.ts";

const TODAY = "2026-11-22";

describe("the address of a page", () => {
  it("leaves out what does not change the page", () => {
    const address = readPageAddress(
      "/boxes?utm_source=x&partner=a&page=2&coupon=b",
      undefined,
      TODAY,
    );
    expect(address).toMatchObject({ path: "/boxes?page=2", key: "2026-11-22 ru /boxes?page=2" });
  });

  it("spells the same page in one way", () => {
    const one = readPageAddress("/blog?page=2&category=3", "en", TODAY);
    const other = readPageAddress("/blog?category=3&page=2&lang=en", undefined, TODAY);
    expect(one?.key).toBe(other?.key);
    expect(one?.languageChosen).toBe(false);
    expect(other?.languageChosen).toBe(true);
  });

  it.each(["/%E0%A4%A", "//evil.example/x", `/${"a".repeat(3_000)}`, "http://evil.example/"])(
    "is refused when it is none: %s",
    (url) => expect(readPageAddress(url, undefined, TODAY)).toBeUndefined(),
  );
});

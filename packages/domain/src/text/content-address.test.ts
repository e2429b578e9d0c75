import { describe, expect, it } from "vitest";
import { isAllowedLink, isAllowedPicture } from "./content-address.ts";

const SITE = "https://site.example";

/** Addresses with a misleading target. */
const ELSEWHERE = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "\u0001//evil.example",
  "java\nscript:alert(1)",
  "javascript:alert(1)",
  "data:text/html,x",
  "https:\\\\evil.example",
];

describe("addresses in content", () => {
  it.each([
    "/boxes?page=2#a",
    "https://partner.example/x",
    "http://partner.example",
    "mailto:a@b.tj",
    "tel:5511",
    "#top",
    "/%5Cevil.example",
    "/%2F%2Fevil.example",
    "/.//evil.example",
  ])("may link to %j", (address) => {
    expect(isAllowedLink(address)).toBe(true);
    if (address.startsWith("/")) expect(new URL(address, SITE).origin).toBe(SITE);
  });

  it.each(ELSEWHERE)("may not link to %j, nor show it", (address) => {
    expect(isAllowedLink(address)).toBe(false);
    expect(isAllowedPicture(address)).toBe(false);
  });
});

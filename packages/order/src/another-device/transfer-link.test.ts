// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isTransferLink, transferLink, transferToken } from "./transfer-link.ts";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";

describe("the link to an order", () => {
  it.each([
    ["https://site.tj/travel-order?lang=tg", "https://site.tj/travel-order?lang=tg"],
    ["https://site.tj/order#trip", "https://site.tj/order"],
    ["/travel-order", `${window.location.origin}/travel-order`],
  ])("of %s has the token behind the #", (page, begin) => {
    const link = transferLink(page, TOKEN);
    expect(link).toBe(`${begin}#handover=${TOKEN}`);
    expect(transferToken(link)).toBe(TOKEN);
    expect(isTransferLink(link)).toBe(true);
  });

  it.each([
    "https://site.tj/order",
    "https://site.tj/order#trip",
    `https://site.tj/order?handover=${TOKEN}`,
    "https://site.tj/order#handover=",
    "https://site.tj/order#handover=a%2Fb",
    `https://site.tj/order#handover=${"x".repeat(129)}`,
    "no address",
  ])("is not %s", (address) => {
    expect(transferToken(address)).toBeUndefined();
    expect(isTransferLink(address)).toBe(false);
  });
});

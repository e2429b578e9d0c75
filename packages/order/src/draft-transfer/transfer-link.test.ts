// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isTransferLink, transferLink, transferToken } from "./transfer-link.ts";

const KIND = "travel-order";
const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";

describe("the link to an order", () => {
  it.each([
    ["https://site.tj/travel-order?lang=tg", "https://site.tj/travel-order?lang=tg"],
    ["https://site.tj/order#trip", "https://site.tj/order"],
    ["/travel-order", `${window.location.origin}/travel-order`],
  ])("of %s has the token after the #", (page, begin) => {
    const link = transferLink(page, TOKEN, KIND);
    expect(link).toBe(`${begin}#handover=${TOKEN}&draft=${KIND}`);
    expect(transferToken(link, KIND)).toBe(TOKEN);
    expect(isTransferLink(link, KIND)).toBe(true);
  });

  it.each([
    "https://site.tj/order",
    "https://site.tj/order#trip",
    `https://site.tj/order?handover=${TOKEN}`,
    "https://site.tj/order#handover=",
    "https://site.tj/order#handover=a%2Fb",
    `https://site.tj/order#handover=${"x".repeat(129)}`,
    `https://site.tj/order#handover=${TOKEN}&draft=motor-mtpl`,
    "no address",
  ])("is not %s", (address) => {
    expect(transferToken(address, KIND)).toBeUndefined();
    expect(isTransferLink(address, KIND)).toBe(false);
  });

  it("of an earlier version, without a kind, is for any order", () => {
    expect(isTransferLink(`https://site.tj/order#handover=${TOKEN}`, KIND)).toBe(true);
  });
});

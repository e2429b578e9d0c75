import { describe, expect, it } from "vitest";
import { AGENCY, BANK } from "../../testing/some-partners.ts";
import type { Partner } from "./partner.ts";
import { allowedReturnPage, defaultReturnPage } from "./return-page.ts";

const partner = (pages: readonly string[]) =>
  ({ ...AGENCY, withdrawn: false, returnPages: pages }) as unknown as Partner;
const agency = partner(AGENCY.returnPages);

describe("a buyer may return", () => {
  it.each([
    "https://agency.example/insure",
    "https://agency.example/trips/",
    "https://agency.example/trips/2026/order?lang=tg",
  ])("to %s", (page) => {
    expect(allowedReturnPage(agency, page)).toBe(page);
  });

  it.each([
    "https://agency.example/",
    "https://agency.example/insure/",
    "https://agency.example/insure?next=https://evil.example",
    "https://agency.example/insure#x",
    "https://agency.example/trips",
    "https://agency.example/trips-of-others/",
    "https://agency.example/trips/../login",
    "https://agency.example/trips/%2e%2e/login",
    "https://agency.example/trips/..%2flogin",
    "https://agency.example/trips/..%5clogin",
    "https://agency.example/trips/%00",
    "https://user:pw@agency.example/trips/",
    "https://agency.example.evil.example/insure",
    "https://evil-agency.example/insure",
    "https://agency.example:8443/insure",
    "http://agency.example/insure",
    "//agency.example/insure",
    "/insure",
    "javascript:alert(1)//https://agency.example/insure",
    "https://evil.example/https://agency.example/insure",
    "",
    "null",
  ])("not to %j", (page) => {
    expect(allowedReturnPage(agency, page)).toBeUndefined();
  });

  it("to the first page of the list where none is named", () => {
    expect(defaultReturnPage(agency)).toBe("https://agency.example/insure");
    expect(defaultReturnPage(partner(BANK.returnPages))).toBe(BANK.returnPages[0]);
    const below = partner(["https://agency.example/trips/*"]);
    expect(defaultReturnPage(below)).toBe("https://agency.example/trips/");
  });
});

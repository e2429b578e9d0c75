import { describe, expect, it } from "vitest";
import { AGENCY, BANK } from "../testing/some-partners.ts";
import { allowedReturnPage, defaultReturnPage } from "./partner-directory.ts";

const partner = (returnPages: string[]) => ({ returnPages });
const agency = partner(AGENCY.returnPages);

describe("a buyer may return", () => {
  it.each([
    "https://agency.example/insure",
    "https://agency.example/trips/",
    "https://agency.example/trips/2026/order?lang=tg",
    "https://pr-7.preview.agency.example/insure",
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
    "https://preview.agency.example/insure",
    "https://pr-7.preview.agency.example/trips/",
    "https://evilpreview.agency.example/insure",
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

  it("to the first page of the list where none is given", () => {
    expect(defaultReturnPage(agency)).toBe("https://agency.example/insure");
    expect(defaultReturnPage(partner(BANK.returnPages))).toBe(BANK.returnPages[0]);
    const below = partner(["https://agency.example/trips/*"]);
    expect(defaultReturnPage(below)).toBe("https://agency.example/trips/");
  });
});

import { describe, expect, it } from "vitest";
import { returnAddresses } from "./return-addresses.ts";

const rules = {
  publicUrl: "https://sughurta.example",
  paymentReturnPages: ["https://agency.example/insure?from=bank", "https://bank.example/travel"],
};

const own = {
  successUrl: "https://sughurta.example/success?payment=77aa",
  errorUrl: "https://sughurta.example/error?payment=77aa",
};

describe("after paying a buyer returns", () => {
  it.each([
    ["https://agency.example", "https://agency.example/insure?from=bank&payment=77aa"],
    ["https://bank.example", "https://bank.example/travel?payment=77aa"],
  ])("to the page on the list of the site that was left, %s", (left, page) => {
    expect(returnAddresses(rules, left, "77aa")).toEqual({ successUrl: page, errorUrl: page });
  });

  it.each([
    null,
    "null",
    "https://evil.example",
    "http://agency.example",
    "https://agency.example:8443",
    "https://agency.example.evil.example",
    "https://agency.example/insure?from=bank",
    "javascript:alert(1)",
  ])("to the insurer's own site from anywhere else: %s", (left) => {
    expect(returnAddresses(rules, left, "77aa")).toEqual(own);
  });

  it("to the insurer's own site from a page of it", () => {
    expect(returnAddresses(rules, "https://sughurta.example", "77aa")).toEqual(own);
  });
});

import { describe, expect, it } from "vitest";
import { returnAddresses } from "./return-addresses.ts";

const PUBLIC_URL = "https://sughurta.example";

const own = {
  successUrl: "https://sughurta.example/success?payment=77aa",
  errorUrl: "https://sughurta.example/error?payment=77aa",
};

describe("the return after paying", () => {
  it.each([
    [
      "https://agency.example/insure?from=bank",
      "https://agency.example/insure?from=bank&payment=77aa",
    ],
    ["https://bank.example/travel", "https://bank.example/travel?payment=77aa"],
    ["https://bank.example/?payment=old", "https://bank.example/?payment=77aa"],
  ])("leads to the partner's page allowed by the gateway, %s", (partnerPage, page) => {
    const left = { origin: "https://agency.example", partnerPage };
    expect(returnAddresses(PUBLIC_URL, left, "77aa")).toEqual({ successUrl: page, errorUrl: page });
  });

  it.each([null, "null", "https://agency.example", PUBLIC_URL, "javascript:alert(1)"])(
    "leads to the insurer's own site without such a page, regardless of the origin: %s",
    (origin) => {
      const left = { origin, partnerPage: null };
      expect(returnAddresses(PUBLIC_URL, left, "77aa")).toEqual(own);
    },
  );
});

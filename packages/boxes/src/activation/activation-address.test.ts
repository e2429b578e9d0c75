import { describe, expect, it } from "vitest";
import { activationAddress } from "./activation-address.ts";

const SITE = "https://sughurta.example";
const TYPED = { policyNumber: "ZAA1 0000 0000 13", policyCode: "ab 12" };

function leaveTo(url: string, sendCredentials = true): string | undefined {
  const rules = { allowedOrigins: ["https://activate.example"], siteOrigin: SITE, sendCredentials };
  return activationAddress(url, TYPED, rules);
}

describe("the address of an activation", () => {
  it("adds number and code where the settings require it, else the ticket only", () => {
    expect(leaveTo("https://activate.example/x?a=1")).toBe(
      "https://activate.example/x?a=1&policy_number=0000000013&password=ab12",
    );
    expect(leaveTo("https://activate.example/x?ticket=1", false)).toBe(
      "https://activate.example/x?ticket=1",
    );
  });

  it.each([
    "https://evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "/\t/evil.example/x",
    "https://activate.example@evil.example/",
    "javascript:alert(1)",
  ])("never sends number and code to %j", (url) => expect(leaveTo(url)).toBeUndefined());
});

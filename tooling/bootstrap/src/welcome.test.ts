import { describe, expect, it } from "vitest";
import { welcomeText } from "./welcome.ts";

describe("the text after the start", () => {
  it("lists what a visitor can try", () => {
    const demo = {
      login: { phone: "900000001", password: "secret" },
      policies: [{ number: "1234567890", status: "ACTIVE" }],
      coupons: [{ code: "SPRING", description: "10 %" }],
      desk: { url: "http://desk", names: ["cashier", "auditor"], password: "practice" },
    };
    const text = welcomeText("http://site", "http://api", { demo, testDesk: "http://try" });
    for (const fact of [
      "http://site",
      "900000001",
      "secret",
      "1234567890",
      "SPRING  10 %",
      "http://desk",
      "http://try",
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain("http://api/sandbox/mail");
    expect(text).toContain('cashier  password "practice"');
    expect(text).toContain("http://api/sandbox/desk");
    expect(text).toContain("http://api/docs");
  });

  it("does not mention a sandbox where there is none", () => {
    expect(welcomeText("http://site", "http://api", {})).not.toContain("sandbox");
  });
});

import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const SITE = "https://sughurta.example";
const to = (address: string) => safeRedirect(address, ["https://bank.example"], SITE);

describe("safeRedirect", () => {
  it("allows listed origins and the site itself", () => {
    expect(to("https://bank.example/pay/1?x=2")).toBe("https://bank.example/pay/1?x=2");
    expect(to("/sandbox/bank/dc/1")).toBe("https://sughurta.example/sandbox/bank/dc/1");
  });

  it.each(["/%5Cevil.example", "/%2F%2Fevil.example", "/.//evil.example"])(
    "resolves %s to its actual path",
    (address) => expect(new URL(to(address) ?? "none:").origin).toBe(SITE),
  );

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "blob:https://bank.example/1",
    "http://bank.example/pay",
    "https://bank.example.evil.example/",
    "https://bank.example@evil.example/",
    "https://user:pass@bank.example/",
    "https://bank.example:444/",
    "//evil.example/pay",
    "\\\\evil.example/pay",
    "/\\evil.example/pay",
    "/\t/evil.example/pay",
    "\u0001//evil.example/pay",
    "java\nscript:alert(1)",
    "https:\\\\evil.example\\@bank.example/",
    "https://",
    "http://[",
  ])("refuses %s", (address) => {
    expect(to(address)).toBeUndefined();
  });
});

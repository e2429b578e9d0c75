import { ConfigError } from "@sughurta/server-kit";
import { describe, expect, it } from "vitest";
import { aConfig } from "../../testing/a-config.ts";
import { AGENCY, BANK, writePartners } from "../../testing/some-partners.ts";

const read = (partners: unknown) => aConfig({ PARTNERS_FILE: writePartners(partners) }).partners;

describe("the file of partners", () => {
  it("is read at the start; secrets and withdrawal may be left out", () => {
    expect(aConfig().partners).toEqual([]);
    expect(read([AGENCY, BANK])).toEqual([
      { ...AGENCY, withdrawn: false },
      { ...BANK, serverSecrets: [], withdrawn: false },
    ]);
  });

  it.each<[string, unknown, RegExp]>([
    ["no JSON", "{", /must be a file of JSON/],
    ["no list", {}, /it must be a list of partners/],
    ["a misspelled name", [{ ...BANK, withdrawnn: true }], /\[0\] must be an object of code, keys/],
    ["a strange code", [{ ...BANK, code: "the bank" }], /\[0\]\.code must be 1 to 64 letters/],
    ["a guessable key", [{ ...BANK, keys: ["pk_1"] }], /\[0\]\.keys\[0\] must be pk_ and 8/],
    ["no key", [{ ...BANK, keys: [] }], /\[0\]\.keys must be at least one key/],
    ["no origin", [{ ...BANK, origins: [] }], /at least one origin/],
    ["any origin", [{ ...BANK, origins: ["*"] }], /\.origins\[0\] must be an origin/],
    ["the origin null", [{ ...BANK, origins: ["null"] }], /\.origins\[0\] must be an origin/],
    ["an origin with a path", [{ ...BANK, origins: ["https://bank.example/"] }], /an origin such/],
    ["capitals", [{ ...BANK, origins: ["https://Bank.example"] }], /an origin such/],
    ["a default port", [{ ...BANK, origins: ["https://bank.example:443"] }], /an origin such/],
    ["plain http", [{ ...BANK, origins: ["http://bank.example"] }], /https \(http on this/],
    ["no return page", [{ ...BANK, returnPages: [] }], /at least one page/],
    ["a page elsewhere", [{ ...BANK, returnPages: ["https://evil.example/"] }], /on one of the/],
    ["a bare page", [{ ...BANK, returnPages: ["/travel"] }], /returnPages\[0\] must be a page/],
    ["a page with a hash", [{ ...BANK, returnPages: ["https://bank.example/#a"] }], /a page such/],
    ["a short secret", [{ ...BANK, serverSecrets: ["short"] }], /at least 32 characters/],
    ["one code twice", [BANK, { ...AGENCY, code: "bank" }], /the code bank stands twice/],
    ["one key twice", [BANK, { ...AGENCY, keys: BANK.keys }], /a key \(pk_bank…\) stands twice/],
    [
      "the site itself",
      [{ ...BANK, origins: [...BANK.origins, "https://site.example"] }],
      /bank has the origin of the site/,
    ],
  ])("stops the start for %s and says what is wrong", (_, partners, message) => {
    const start = () =>
      aConfig({ PUBLIC_URL: "https://site.example", PARTNERS_FILE: writePartners(partners) });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(message);
  });

  it("stops the start where it is not there", () => {
    expect(() => aConfig({ PARTNERS_FILE: "/nowhere.json" })).toThrow(/PARTNERS_FILE .*nowhere/);
  });
});

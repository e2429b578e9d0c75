import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@sughurta/server-kit";
import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { partner } from "#src/platform/database/schema/partner.ts";
import { aService } from "#src/testing/a-service.ts";
import { loadPartners, readPartners } from "./load-partners.ts";
import { readDirectory } from "./partner-directory.ts";

const AGENCY = {
  code: "SAFAR",
  name: "Safar Travel",
  keys: ["pk_agency_current_1", "pk_agency_before_01"],
  origins: ["https://agency.example", "https://*.preview.agency.example"],
  returnPages: ["https://agency.example/insure", "https://*.preview.agency.example/*"],
  serverSecrets: ["agency-secret-of-at-least-32-characters"],
  webhook: { url: "https://agency.example/events", secret: "a secret of 32 characters or more" },
};
const BANK = {
  code: "bank",
  keys: ["pk_bank_current_001"],
  origins: ["https://bank.example"],
  returnPages: ["https://bank.example/travel?from=bank"],
};

/** A file of partners for one test. */
function aFile(partners: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "sughurta-partners-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "partners.json");
  writeFileSync(file, typeof partners === "string" ? partners : JSON.stringify(partners));
  return file;
}

it("adds partners missing from the database once, and does not overwrite later changes of staff", async () => {
  const api = await aService({ PARTNERS_FILE: aFile([AGENCY, BANK]) });
  const { service } = api;
  await loadPartners(service);
  await service.db.update(partner).set({ name: "Safar" }).where(eq(partner.code, "SAFAR"));
  await loadPartners(service);
  const [agency, bank] = await readDirectory(service);
  expect(agency).toMatchObject({
    code: "SAFAR",
    origins: AGENCY.origins,
    returnPages: AGENCY.returnPages,
    withdrawn: false,
    keys: AGENCY.keys.map((key) => ({ key })),
    secrets: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  expect(bank).toMatchObject({ code: "bank", secrets: [] });
  const rows = await service.db.select().from(partner).orderBy(partner.code);
  expect(rows.map(({ name }) => name).sort()).toEqual(["Safar", "bank"]);
  expect(JSON.stringify(rows)).not.toContain(AGENCY.webhook.secret);
  await api.close();
});

it.each([
  ["sales", {}, ["pk_live_agency"], ["sk_live"]],
  ["specimens", { SPECIMENS: "on" }, ["pk_test_agency"], ["sk_test"]],
])(
  "takes from a file for two deployments only the keys of %s",
  async (_, settings, keys, secrets) => {
    const getSecret = (prefix: string) => `${prefix}_${"a".repeat(32)}`;
    const both = {
      ...BANK,
      keys: ["pk_live_agency", "pk_test_agency"],
      serverSecrets: ["sk_live", "sk_test"].map(getSecret),
    };
    const api = await aService({ PARTNERS_FILE: aFile([both]), ...settings });
    await loadPartners(api.service);
    const [known] = await readDirectory(api.service);
    expect(known?.keys).toEqual(keys.map((key) => ({ key })));
    expect(known?.secrets).toEqual(
      secrets.map((prefix) => ({ hash: tokenHash(getSecret(prefix)) })),
    );
    await api.close();
  },
);

it.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /the file is not JSON/],
  ["no list", {}, /it must be a list of partners/],
  ["a misspelled name", [{ ...BANK, withdrawnn: true }], /\[0\] must be an object of code, keys/],
  ["a strange code", [{ ...BANK, code: "the bank" }], /1 to 64 Latin letters/],
  ["a guessable key", [{ ...BANK, keys: ["pk_1"] }], /\[0\]\.keys\[0\] must be pk_ and 8/],
  ["no origin", [{ ...BANK, origins: [] }], /An origin is written/],
  ["any origin", [{ ...BANK, origins: ["*"] }], /An origin is written/],
  ["the origin null", [{ ...BANK, origins: ["null"] }], /An origin is written/],
  ["an origin with a path", [{ ...BANK, origins: ["https://bank.example/"] }], /An origin is/],
  ["capitals", [{ ...BANK, origins: ["https://Bank.example"] }], /An origin is written/],
  ["a default port", [{ ...BANK, origins: ["https://bank.example:443"] }], /An origin is written/],
  ["plain http", [{ ...BANK, origins: ["http://bank.example"] }], /An origin is written/],
  ["a pattern of http", [{ ...BANK, origins: ["http://*.bank.example"] }], /An origin is written/],
  ["a part of a label", [{ ...BANK, origins: ["https://pr-*.bank.example"] }], /An origin is/],
  ["two stars", [{ ...BANK, origins: ["https://*.*.bank.example"] }], /An origin is written/],
  ["all of a country", [{ ...BANK, origins: ["https://*.tj"] }], /other people’s sites/],
  ["all companies", [{ ...BANK, origins: ["https://*.com.tj"] }], /other people’s sites/],
  ["all of a host", [{ ...BANK, origins: ["https://*.vercel.app"] }], /other people’s sites/],
  ["all pages", [{ ...BANK, origins: ["https://*.github.io"] }], /other people’s sites/],
  ["an address of a network", [{ ...BANK, origins: ["https://*.1"] }], /An origin|strangers/],
  ["no return page", [{ ...BANK, returnPages: [] }], /A return page has to be/],
  ["a page elsewhere", [{ ...BANK, returnPages: ["https://evil.example/"] }], /A return page/],
  ["a bare page", [{ ...BANK, returnPages: ["/travel"] }], /A return page/],
  ["a page with a hash", [{ ...BANK, returnPages: ["https://bank.example/#a"] }], /A return page/],
  ["a pattern first", [{ ...AGENCY, returnPages: AGENCY.returnPages.toReversed() }], /A return/],
  ["a short secret", [{ ...BANK, serverSecrets: ["short"] }], /at least 32 characters/],
  ["a webhook over http", [{ ...AGENCY, webhook: { url: "http://agency.example" } }], /https/],
  ["one code twice", [BANK, { ...AGENCY, code: "bank" }], /the code bank stands twice/],
  ["one key twice", [BANK, { ...AGENCY, keys: BANK.keys }], /a key \(pk_bank…\) stands twice/],
])("refuses a file with %s, gives the reason and shows no secret", (_, partners, message) => {
  const file = aFile(partners);
  expect(() => readPartners(file)).toThrow(ConfigError);
  expect(() => readPartners(file)).toThrow(message);
  expect(() => readPartners(file)).not.toThrow(/short|a secret of 32/);
});

it.each([
  "https://10.0.0.5/events",
  "https://169.254.169.254/latest/meta-data",
  "https://0x0a000005/events",
  "https://[fd00::1]/events",
])("refuses a webhook address inside the network at startup: %s", async (url) => {
  const inside = { ...AGENCY, webhook: { ...AGENCY.webhook, url } };
  const api = await aService({ PARTNERS_FILE: aFile([BANK, inside]) });
  await expect(loadPartners(api.service)).rejects.toThrow(
    /\[1\]\.webhook\.url must lead to a public address/,
  );
  expect(await readDirectory(api.service)).toEqual([]);
  await api.close();
});

it("reports the path of a missing file", () => {
  expect(() => readPartners("/nowhere.json")).toThrow(/PARTNERS_FILE .*nowhere.*cannot be read/);
});

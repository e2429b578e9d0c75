import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPasskey } from "#src/testing/a-passkey.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import {
  DESK_SETTINGS,
  type DeskBrowser,
  decision,
  deskBrowser,
} from "#src/testing/desk-browser.ts";

const SITE = { origin: "http://localhost:3999", id: "localhost" };
const STEP_MS = 30_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  api = await aService({ ...DESK_SETTINGS, DESK_TRUST_PROXY: "1" });
  browser = deskBrowser(api);
});
afterAll(() => api.close());

const from = (address: string) => ({ "X-Forwarded-For": address });
const signIn = async (
  { name, password }: { readonly name: string; readonly password: string },
  headers: Record<string, string>,
) => {
  api.pass(STEP_MS);
  return browser.post("/sign-in", { name, password, code: await browser.loadCode(name) }, headers);
};
const guess = async (name: string, address: string, times: number) => {
  for (let n = 0; n < times; n += 1) {
    await browser.post("/sign-in", { name, password: `wrong ${n}`, code: "000000" }, from(address));
  }
};
const getDevice = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith("sughurta_desk_device=")) ?? "";

describe("failed sign-in attempts at the desk", () => {
  it("do not block the correct password and code after twenty of them, from any address", async () => {
    const member = await browser.aMember("cashier");
    await guess(member.name, "10.2.0.1", 20);
    expect((await signIn(member, from("10.2.0.1"))).status).toBe(303);
    expect((await signIn(member, from("10.2.0.2"))).status).toBe(303);
  });

  it("block unknown browsers by address and account, but not a browser known to the account", async () => {
    const member = await browser.aMember("cashier");
    const colleague = await browser.aMember("claims");
    const office = from("10.2.1.1");
    const Cookie = getDevice(await signIn(member, office));
    await guess(member.name, "10.2.1.1", 30);
    const refused = await signIn(member, office);
    expect(refused.status).not.toBe(303);
    expect(await refused.text()).toContain("Too many attempts");
    expect((await signIn(member, from("10.2.1.2"))).status).toBe(303);
    expect((await signIn(member, { ...office, Cookie })).status).toBe(303);
    expect((await signIn(colleague, office)).status).toBe(303);
  });

  it("treat a foreign, a forged or an outdated device proof as an unknown browser", async () => {
    const [member, other] = [await browser.aMember("cashier"), await browser.aMember("cashier")];
    const address = from("10.2.2.1");
    const foreign = getDevice(await signIn(other, address));
    await guess(member.name, "10.2.2.1", 30);
    for (const Cookie of [foreign, "sughurta_desk_device=forged"]) {
      expect((await signIn(member, { ...address, Cookie })).status).not.toBe(303);
    }
    const both = getDevice(await signIn(member, { ...from("10.2.2.2"), Cookie: foreign }));
    expect((await signIn(member, { ...address, Cookie: both })).status).toBe(303);
    expect((await signIn(other, { ...address, Cookie: both })).status).toBe(303);
  });

  it("never block a passkey", async () => {
    const member = await browser.signedIn("cashier");
    const device = aPasskey(SITE);
    const optionsOn = (page: string) => {
      const [, escaped = ""] = /data-options="([^"]*)"/.exec(page) ?? [];
      return JSON.parse(escaped.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    };
    const options = optionsOn(await browser.read("/account", member.Cookie));
    const fields = decision({ name: "Laptop", answer: device.create(options) });
    await browser.post("/account/passkeys", fields, { Cookie: member.Cookie });
    for (let n = 0; n < 40; n += 1) {
      await browser.post("/sign-in/passkey", { answer: "{}" }, from("10.2.3.1"));
    }
    const answer = device.get(optionsOn(await browser.read("/sign-in", "")));
    expect((await browser.post("/sign-in/passkey", { answer }, from("10.2.3.1"))).status).toBe(303);
  });
});

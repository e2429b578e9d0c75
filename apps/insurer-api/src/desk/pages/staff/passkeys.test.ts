import { afterAll, beforeAll, expect, it } from "vitest";
import { staffPasskey } from "#src/platform/database/schema/desk.ts";
import { aPasskey } from "#src/testing/a-passkey.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, deskBrowser } from "#src/testing/desk-browser.ts";

const SITE = { origin: "http://localhost:3999", id: "localhost" };
const TEN_MINUTES_MS = 600_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", DESK_PORT: "3999" });
  browser = deskBrowser(api);
});
afterAll(() => api.close());

/** The passkey options of a page. */
function optionsOn(page: string) {
  const [, escaped = ""] = /data-options="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(escaped.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}
const signInPage = () => browser.read("/sign-in", "");
const signIn = (answer: string) => browser.post("/sign-in/passkey", { answer });
const getProblem = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "", SITE.origin).searchParams.get("problem");

/** A member with a registered passkey. */
async function aMemberWithPasskey() {
  const member = await browser.signedIn("cashier");
  const device = aPasskey(SITE);
  const register = async (made = device, circumstances = {}) => {
    const options = optionsOn(await browser.read("/account", member.Cookie));
    const fields = decision({ name: "Work laptop", answer: made.create(options, circumstances) });
    return browser.post("/account/passkeys", fields, { Cookie: member.Cookie });
  };
  expect(getProblem(await register())).toBeNull();
  return { ...member, device, register };
}

it("signs in with a passkey alone, and records registration and sign-in", async () => {
  const { name, device, Cookie } = await aMemberWithPasskey();
  const answer = await signIn(device.get(optionsOn(await signInPage())));
  expect(answer.headers.get("location")).toBe("/?lang=en");
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  expect(await browser.read("/account", cookie)).toContain("Work laptop");
  expect(await browser.actionsOn(`staff:${name}`)).toEqual(["passkey.register", "signIn.passkey"]);
  await browser.post("/account", decision({ command: "endSessions" }), { Cookie });
  expect(await browser.read("/account", cookie)).toBe("");
});

it("accepts a passkey response once, within ten minutes, from the desk's origin, with user verification", async () => {
  const { device } = await aMemberWithPasskey();
  const refused = async (answer: string) => {
    const page = await signIn(answer);
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(await page.text()).toContain("The passkey did not work");
  };
  const options = optionsOn(await signInPage());
  await refused(device.get(options, { origin: "https://desk.evil.example" }));
  await refused(device.get(optionsOn(await signInPage()), { isVerified: false }));
  await refused(aPasskey(SITE).get(optionsOn(await signInPage())));
  await refused("{}");
  const late = optionsOn(await signInPage());
  api.pass(TEN_MINUTES_MS);
  await refused(device.get(late));
  const forged = { ...optionsOn(await signInPage()), challenge: "AAAA" };
  await refused(device.get(forged));
  const answer = device.get(optionsOn(await signInPage()));
  expect((await signIn(answer)).status).toBe(303);
  await refused(answer);
});

it("registers a passkey only for the signed-in member, and refuses a challenge of another member", async () => {
  const { register } = await aMemberWithPasskey();
  expect(getProblem(await register(aPasskey(SITE), { isVerified: false }))).toBe("passkeyRefused");
  const other = await browser.signedIn("support");
  const options = optionsOn(await browser.read("/account", other.Cookie));
  const mine = await browser.signedIn("claims");
  const fields = decision({ name: "Not mine", answer: aPasskey(SITE).create(options) });
  const answer = await browser.post("/account/passkeys", fields, { Cookie: mine.Cookie });
  expect(getProblem(answer)).toBe("passkeyRefused");
});

it("ends a passkey when its owner removes it or the account is disabled", async () => {
  const { name, device, Cookie } = await aMemberWithPasskey();
  const other = await aMemberWithPasskey();
  const [, id = ""] =
    /name="passkey" value="([^"]+)"/.exec(await browser.read("/account", Cookie)) ?? [];
  const remove = decision({ command: "removePasskey", passkey: id });
  const foreign = await browser.post("/account", remove, { Cookie: other.Cookie });
  expect(getProblem(foreign)).toBe("decidedBefore");
  const again = decision({ command: "removePasskey", passkey: id });
  expect(getProblem(await browser.post("/account", again, { Cookie }))).toBeNull();
  expect((await signIn(device.get(optionsOn(await signInPage())))).status).toBe(200);
  expect(await browser.actionsOn(`staff:${name}`)).toEqual(["passkey.register", "passkey.remove"]);
  const administrator = await browser.signedIn("administrator");
  const disable = decision({ command: "disable" });
  await browser.post(`/staff/${other.name}`, disable, { Cookie: administrator.Cookie });
  expect((await signIn(other.device.get(optionsOn(await signInPage())))).status).toBe(200);
  expect(await api.service.db.$count(staffPasskey)).toBeGreaterThan(0);
});

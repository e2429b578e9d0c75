import { partnerReport, partnerReportFile } from "@sughurta/contracts/partner";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { partner } from "#src/platform/database/schema/partner.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { webhookDestinations } from "#src/platform/webhook/webhook-destinations.ts";
import { SECRET_OVERLAP_DAYS, setPartnerWebhook } from "#src/sales/orders/partner-accounts.ts";
import { readDirectory } from "#src/sales/orders/partner-directory.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
} from "#src/testing/desk-browser.ts";

const SAFAR = {
  code: "SAFAR",
  name: "Safar Travel",
  origins: "https://agency.example\r\nhttps://*.preview.agency.example",
  returnPages: "https://agency.example/insure",
};

let api: TestService;
let browser: DeskBrowser;
let administrator: string;
let pricing: string;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  administrator = (await browser.signedIn("administrator")).Cookie;
  pricing = (await browser.signedIn("pricing")).Cookie;
  await send("/partners", SAFAR);
});
afterAll(() => api.close());

const send = (path: string, fields: FormFields, Cookie = administrator) =>
  browser.post(path, decision(fields), { Cookie });
const command = (name: string, fields: FormFields = {}) =>
  send("/partners/SAFAR", { command: name, ...fields });
const agency = async () => {
  const found = (await readDirectory(api.service)).find(({ code }) => code === "SAFAR");
  if (!found) throw new Error("There is no such partner");
  return found;
};
/** The secret that a page shows once. */
const secretOn = async (response: Response) =>
  /<code>([^<]+)<\/code>/.exec(await response.text())?.[1];
const getProblem = (response: Response) =>
  new URL(response.headers.get("location") ?? "", "http://desk").searchParams.get("problem");

it("creates a partner with its own pages, and preserves the input of a refused form", async () => {
  expect(await agency()).toMatchObject({ keys: [], withdrawn: false });
  const wide = { ...SAFAR, code: "WIDE", origins: "https://*.vercel.app" };
  const refused = await send("/partners", wide);
  expect(getProblem(refused)).toBe("partnerOriginTooWide");
  const page = await browser.read(refused.headers.get("location") ?? "", administrator);
  expect(page).toContain("https://*.vercel.app</textarea>");
  expect(getProblem(await send("/partners", SAFAR))).toBe("partnerExists");
  const other = { ...SAFAR, code: "OTHER", returnPages: "https://bank.example/" };
  expect(getProblem(await send("/partners", other))).toBe("partnerPageWrong");
  expect(await browser.listEvents("partner:OTHER")).toEqual([]);
  expect(await browser.listEvents("partner:SAFAR")).toMatchObject([{ action: "partner.create" }]);
});

it("creates a key, expires the previous one after the given days, and switches off one key", async () => {
  await command("makeKey", { kind: "publishable", days: "30" });
  await command("makeKey", { kind: "publishable", days: "2" });
  const [first, second] = (await agency()).keys;
  const inTwoDays = new Date(api.service.now().getTime() + 2 * DAY_MS).toISOString();
  expect([first?.endsAt, second?.endsAt]).toEqual([inTwoDays, undefined]);
  expect(await browser.read("/partners/SAFAR", administrator)).toContain(second?.key);
  expect(getProblem(await command("makeKey", { kind: "publishable", days: "91" }))).toBe(
    "partnerKeyDays",
  );
  api.pass(2 * DAY_MS);
  expect((await agency()).keys).toEqual([second]);
  api.pass(-2 * DAY_MS);
  administrator = (await browser.signedIn("administrator")).Cookie;
  const page = await browser.read("/partners/SAFAR", administrator);
  const id = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
  await command("endKey", { key: id });
  expect((await agency()).keys).toHaveLength(1);
});

it("creates keys that sell", async () => {
  await command("makeKey", { kind: "publishable", days: "0" });
  expect((await agency()).keys).toEqual([{ key: expect.stringMatching(/^pk_live_/) }]);
});

it("shows secrets once and stores none in plain text", async () => {
  const secret = await secretOn(await command("makeKey", { kind: "secret", days: "0" }));
  const signing = await secretOn(
    await command("setWebhook", { url: "https://agency.example/events" }),
  );
  expect(secret).toMatch(/^sk_/);
  const destination = (await webhookDestinations(api.service)).get("partner:SAFAR");
  expect(destination).toMatchObject({ url: "https://agency.example/events", secrets: [signing] });
  const page = await browser.read("/partners/SAFAR", administrator);
  const rows = JSON.stringify([await api.service.db.select().from(partner), await agency()]);
  for (const shown of [page, rows]) {
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain(signing);
  }
  await command("setWebhook", { url: "" });
  expect((await webhookDestinations(api.service)).size).toBe(0);
});

it.each([
  "https://10.0.0.5/events",
  "https://192.168.1.1/events",
  "https://169.254.169.254/latest/meta-data",
  "https://0x0a000005/events",
  "https://[fd00::1]/events",
])("refuses to save a webhook inside the network: %s", async (url) => {
  const refused = await command("setWebhook", { url });
  expect(getProblem(refused)).toBe("partnerWebhookPrivate");
  expect(refused.headers.get("location")).not.toContain(encodeURIComponent(url));
  expect((await webhookDestinations(api.service)).size).toBe(0);
});

it("books the commission set by pricing staff, from its first day", async () => {
  const share = { product: "", percent: "12.5", validFrom: "2026-11-21" };
  const enter = (fields: object) =>
    send("/partners/SAFAR/shares", { ...share, ...fields }, pricing);
  expect(getProblem(await enter({ validFrom: "2026-11-20" }))).toBe("dayPassed");
  expect(getProblem(await enter({ percent: "101" }))).toBe("partnerShareWrong");
  expect(getProblem(await enter({ percent: "0.125" }))).toBe("partnerShareWrong");
  await enter({});
  const [proposed] = await openProposals(api.service.db, { kind: "commission" });
  const confirm = (Cookie: string) =>
    send(`/proposals/${proposed?.id}`, { command: "confirm" }, Cookie);
  expect(getProblem(await confirm(pricing))).toBe("proposalSecondPerson");
  const { Cookie: second } = await browser.signedIn("pricing");
  expect(getProblem(await confirm(second))).toBeNull();
  const named = { partner: "SAFAR", partnerReference: "=1+1" };
  const started = await startOrder(api, api.as(), "dc", named);
  await pressAtBank(api, started, "pay");
  const [sold] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.orderId, started.orderId));
  const page = await browser.read("/partners/SAFAR", pricing);
  expect(page).toContain(sold?.number);
  expect(page).toContain("12.5\u00a0%");

  const secret = await secretOn(await command("makeKey", { kind: "secret", days: "0" }));
  const headers = { Authorization: `Bearer ${secret}` };
  const query = { from: "2026-11-01", to: "2026-11-30" };
  const { data } = await api.as()(partnerReport, { query, headers });
  expect(data).toMatchObject({
    partner: "SAFAR",
    totals: [{ sales: 1, cancellations: 0, month: "2026-11", amount: started.amount }],
    lines: [{ policyNumber: sold?.number, sharePercent: 12.5, partnerReference: "=1+1" }],
  });
  const file = await api.app.request(`${partnerReportFile.path}?${new URLSearchParams(query)}`, {
    headers,
  });
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await file.text()).toMatch(
    new RegExp(`\r\n\\d+,sale,2026-11-21,"=""${sold?.number}""",.*'=1`),
  );
});

it("refuses partner reports without a valid secret key", async () => {
  const before = await secretOn(await command("makeKey", { kind: "secret", days: "0" }));
  await command("makeKey", { kind: "secret", days: "0" });
  const query = { from: "2026-11-01", to: "2026-11-30" };
  const [{ key = "" } = {}] = (await agency()).keys;
  for (const Authorization of ["", `Bearer ${before}`, `Bearer ${key}`, "Bearer sk_guessed"]) {
    const { status, data } = await api.as()(partnerReport, { query, headers: { Authorization } });
    expect([status, data.code]).toEqual([401, "partnerSecretWrong"]);
  }
});

it("withdraws a partner and readmits it", async () => {
  await command("withdraw");
  expect(await agency()).toMatchObject({ withdrawn: true });
  await command("readmit");
  expect(await agency()).toMatchObject({ withdrawn: false });
  expect(await browser.listEvents("partner:SAFAR")).toContainEqual(
    expect.objectContaining({ action: "partner.withdraw", reason: "Called the bank" }),
  );
});

it("signs with the previous secret too for a week after another address was set", async () => {
  const set = (url: string) => setPartnerWebhook(api.service, "SAFAR", url);
  const secrets = async () =>
    (await webhookDestinations(api.service)).get("partner:SAFAR")?.secrets;
  const first = await set("https://agency.example/events");
  expect(await secrets()).toEqual([first]);
  const second = await set("https://agency.example/new");
  expect(await secrets()).toEqual([second, first]);
  api.pass(SECRET_OVERLAP_DAYS * DAY_MS);
  expect(await secrets()).toEqual([second]);
  await set("");
  expect(await secrets()).toBeUndefined();
});

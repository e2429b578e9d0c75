import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { holdAfterRestore } from "#src/main/database-restores.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(outbox);
});

const write = (dedupeKey: string) =>
  queueMessages(api.service, api.service.db, {
    ...{ dedupeKey, channel: "sms", recipient: "992921234567", language: "ru", body: "Text" },
  });
const press = (Cookie: string, path: string, fields: Record<string, string>) =>
  browser.post(path, decision(fields), { Cookie });

it("shows held deliveries to all staff and in the readiness check", async () => {
  const support = (await browser.signedIn("support")).Cookie;
  expect(await browser.read("/", support)).not.toContain("deliveries are held");
  await write("one");
  await write("two");
  await holdAfterRestore(api.service);
  expect(await browser.read("/", support)).toContain(
    "The database was restored, deliveries are held: 2",
  );
  expect(await (await api.app.request("/readyz")).text()).toBe("ok, deliveries are held");
  expect(await browser.actionsOn("database")).toEqual(["held.found"]);
});

it("lets one administrator release messages, with a record", async () => {
  await write("one");
  await holdAfterRestore(api.service);
  const { Cookie } = await browser.signedIn("administrator");
  expect(await browser.read("/held", Cookie)).toMatch(
    /SMS and emails: 1[\s\S]*Send[\s\S]*Do not send/,
  );
  await press(Cookie, "/held", { command: "release", kind: "message" });
  expect(await browser.read("/held", Cookie)).toContain("Nothing is held");
  expect(await browser.actionsOn("held:message")).toEqual(["held.release"]);
  const again = await press(Cookie, "/held", { command: "release", kind: "message" });
  expect(again.headers.get("location")).toContain("problem=decidedBefore");
});

it("releases fiscal receipts when a second person confirms", async () => {
  await notify(api, await startOrder(api, api.as()));
  await holdAfterRestore(api.service);
  const one = await browser.signedIn("administrator");
  const two = await browser.signedIn("cashier");
  await press(one.Cookie, "/held", { command: "release", kind: "receipt" });
  const isHeld = async () =>
    (await api.service.db.select().from(fiscalReceipt)).some(({ held }) => held);
  expect(await isHeld()).toBe(true);
  const [open] = await openProposals(api.service.db, { kind: "suspendedDeliveries" });
  await press(one.Cookie, `/proposals/${open?.id}`, { command: "confirm" });
  expect(await isHeld()).toBe(true);
  expect(await browser.read("/held", two.Cookie)).toContain("To be confirmed: Held deliveries");
  await press(two.Cookie, `/proposals/${open?.id}`, { command: "confirm" });
  expect(await isHeld()).toBe(false);
  expect(await browser.actionsOn("held:receipt")).toEqual([
    "suspendedDeliveries.propose",
    "suspendedDeliveries.confirm",
  ]);
});

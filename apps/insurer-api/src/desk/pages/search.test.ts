import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

it("finds a policy by number, phone or surname, and sends it again", async () => {
  const { orderId } = await aDesk(api).wrongAmount(0);
  const [sold] = await aDesk(api).listPolicies(orderId);
  const { number = "", holder } = sold ?? {};
  const { Cookie } = await browser.signedIn("support");
  const shown = (search: string) => browser.search(search, Cookie);
  const lastName = holder?.lastName.toUpperCase() ?? "";
  for (const text of [number, `+${holder?.phone}`, lastName]) {
    expect(await shown(text)).toContain(number);
  }
  const { db } = api.service;
  const told = () => db.select().from(outbox).where(eq(outbox.policyNumber, number));
  const before = (await told()).length;
  const again = decision({ command: "sendAgain" });
  for (const _ of ["pressed", "twice"])
    await browser.post(`/policies/${number}`, again, { Cookie });
  expect(await told()).toHaveLength(before * 2);
});

it("finds a policy by surname and first name in either order, and by a surname of two words", async () => {
  const { orderId } = await aDesk(api).wrongAmount(0);
  const [sold] = await aDesk(api).listPolicies(orderId);
  const { db } = api.service;
  const { number = "" } = sold ?? {};
  const { Cookie } = await browser.signedIn("support");
  const named = async (lastName: string, firstName: string) => {
    const holder = { ...sold?.holder, lastName, firstName };
    await db
      .update(policy)
      .set({ holder: holder as typeof policy.$inferInsert.holder })
      .where(eq(policy.number, number));
    return async (text: string) => (await browser.search(text, Cookie)).includes(number);
  };
  const isFound = await named("Ҳакимова-Бек", "Гулҷаҳон");
  for (const text of ["ҳакимова-бек Гулҷаҳон", "Гулҷаҳон Ҳакимова-Бек", "хакимова-бек"]) {
    expect([text, await isFound(text)]).toEqual([text, true]);
  }
  for (const text of ["Гулҷаҳон", "Ҳакимова-Бек Мадина", "Мадина Ҳакимова-Бек"]) {
    expect([text, await isFound(text)]).toEqual([text, false]);
  }
  const ofTwoWords = await named("де Ла", "Мария");
  for (const text of ["де ла", "Мария де ла", "де ла Мария"]) {
    expect([text, await ofTwoWords(text)]).toEqual([text, true]);
  }
});

it("sends a policy to a corrected address, which the policy does not keep", async () => {
  const { orderId } = await aDesk(api).wrongAmount(0);
  const [sold] = await aDesk(api).listPolicies(orderId);
  const number = sold?.number ?? "";
  const { db } = api.service;
  const sentTo = (recipient: string) => db.$count(outbox, eq(outbox.recipient, recipient));
  const { Cookie } = await browser.signedIn("support");
  const send = (email: string, phone: string) =>
    browser.post(`/policies/${number}`, decision({ command: "sendAgain", email, phone }), {
      Cookie,
    });
  await send("right@example.tj", "92 711 99 88");
  expect([await sentTo("right@example.tj"), await sentTo("992927119988")]).toEqual([1, 1]);
  expect((await aDesk(api).listPolicies(orderId))[0]?.holder).toEqual(sold?.holder);
  const refused = await send("wrong", "");
  expect(refused.headers.get("location")).toContain("problem=addressWrong");
});

it("puts no search text into an address", async () => {
  const { Cookie } = await browser.signedIn("support");
  const address = await browser.searchAddress("992927000007", Cookie);
  expect(address).toMatch(/^\/search\?lang=en&found=[\w-]+$/);
  expect(decodeURIComponent(address)).not.toContain("927000007");
  expect(await browser.read(address, Cookie)).toContain('value="992927000007"');
  expect(await browser.read("/search?found=forged", Cookie)).toContain('name="search"');
});

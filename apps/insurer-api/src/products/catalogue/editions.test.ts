import { siteEditions } from "@sughurta/contracts/shop";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentItem } from "#src/content/schema/content-table.ts";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import { getToday } from "#src/platform/platform.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const editions = async () => (await api.as()(siteEditions)).data;

it("have another edition of content after an item was changed or removed, and the same before", async () => {
  const { db } = api.service;
  const first = await editions();
  expect(await editions()).toEqual(first);
  const [item] = await db.select().from(contentItem).where(eq(contentItem.kind, "blogPost"));
  const own = and(eq(contentItem.kind, "blogPost"), eq(contentItem.slug, item?.slug ?? ""));
  await db.update(contentItem).set({ position: 77 }).where(own);
  const changed = await editions();
  expect(changed.content).not.toBe(first.content);
  await db.delete(contentItem).where(own);
  const removed = await editions();
  expect(removed.content).not.toBe(changed.content);
  expect(removed.prices).toBe(first.prices);
});

it("have another edition of prices after a rate was entered, and on another day", async () => {
  const { db, now } = api.service;
  const first = await editions();
  const rate = { currency: "USD", tjs: 12.3456, validFrom: getToday(api.service) } as const;
  await db.insert(currencyRate).values({ ...rate, enteredBy: "pricing", enteredAt: now() });
  const changed = await editions();
  expect(changed.prices).not.toBe(first.prices);
  expect(changed.content).toBe(first.content);
  api.pass(86_400_000);
  expect((await editions()).prices).not.toBe(changed.prices);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";

const ROWS = 120;
const PAGE = 50;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  const now = api.service.now();
  await api.service.db.delete(outbox);
  await api.service.db.insert(outbox).values(
    Array.from({ length: ROWS }, (_, index) => ({
      id: randomUUID(),
      dedupeKey: `policy:${index}`,
      channel: "mail" as const,
      recipient: "somebody@example.tj",
      language: "ru" as const,
      body: "x",
      state: "failed" as const,
      lastFailure: `failure-${index}.`,
      // Each timestamp has ten rows: their ids decide the order.
      createdAt: new Date(now.getTime() - Math.floor(index / 10) * 1_000),
    })),
  );
});
afterAll(() => api.close());

it.each(["/messages", "/messages?show=all"])(
  "lists every row once across the pages of %s, also rows with the same timestamp",
  async (list) => {
    const { Cookie } = await browser.signedIn("support");
    const seen: string[] = [];
    const sizes: number[] = [];
    let address: string | undefined = list;
    while (address !== undefined) {
      const page: string = await browser.read(address, Cookie);
      const rows = page.match(/failure-\d+\./g) ?? [];
      seen.push(...rows);
      sizes.push(rows.length);
      const next = /rel="next" href="(\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
      address = next === undefined ? undefined : `/messages${next}`;
    }
    expect(sizes).toEqual([PAGE, PAGE, ROWS - 2 * PAGE]);
    expect(new Set(seen).size).toBe(ROWS);
  },
);

it("shows the first page for an invalid row key", async () => {
  const { Cookie } = await browser.signedIn("support");
  const page = await browser.read("/messages?after=2026-11-21T07:00:00Z~nobody", Cookie);
  expect(page.match(/failure-\d+\./g)).toHaveLength(PAGE);
});

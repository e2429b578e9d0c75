import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productOn } from "#src/content/price/product-on-day.ts";
import { versionsOf } from "#src/content/versions/content-versions.ts";
import { publishPlanned, saveContent } from "#src/content/versions/save-content.ts";
import { openServer } from "#src/platform/database/database.ts";
import { productPrice } from "#src/platform/database/schema/product-price.ts";
import { todayOf } from "#src/platform/platform.ts";
import { decidePrice, proposePrice } from "#src/products/price/product-prices.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";

const AT_ONCE = 8;

let postgres: TestPostgres;
let api: TestService;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await aService({}, () => openServer(postgres.url, 10, () => undefined));
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
});

const many = Array.from({ length: AT_ONCE }, (_, index) => `person-${index}`);
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === "fulfilled";

describe("people at one moment, on a Postgres server", () => {
  it("save one version of a text between them; the others are told", async () => {
    const item = { kind: "page", slug: "rules" } as const;
    const save = (by: string) =>
      saveContent(
        api.service,
        { ...item, data: seed.rules, basedOn: 0, publishing: "now" },
        { decisionId: randomUUID(), by, reason: "race" },
      );
    const ends = await Promise.allSettled(many.map(save));
    expect(ends.filter(isDone)).toHaveLength(1);
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["contentChanged"]));
    const versions = await versionsOf(api.service.db, item);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("publish what was planned once, in however many copies of the service", async () => {
    const item = { kind: "page", slug: "politics" } as const;
    const on = todayOf(api.service);
    await saveContent(
      api.service,
      { ...item, data: seed.politics, basedOn: 0, publishing: { on } },
      { decisionId: randomUUID(), by: "planner", reason: "race" },
    );
    await Promise.all(many.map(() => publishPlanned(api.service)));
    const [newest] = await versionsOf(api.service.db, item);
    expect(newest).toMatchObject({ version: 2, state: "published" });
  });

  it("leave one price of a day, whichever of them were confirmed", async () => {
    const { db } = api.service;
    const [box] = seed.boxes.filter(({ isSale, price }) => isSale && price > 0);
    const code = box?.productCode ?? "";
    const validFrom = todayOf(api.service);
    const proposals = many.map((by) => ({ id: randomUUID(), by }));
    for (const [index, { id, by }] of proposals.entries()) {
      const price = { priceDiram: 10_000 + index, onSale: true, validFrom };
      await proposePrice(api.service, code, price, { decisionId: id, by });
    }
    const confirm = ({ id }: { id: string }) =>
      decidePrice(api.service, id, "confirmed", { decisionId: randomUUID(), by: "second" });
    const ends = await Promise.allSettled([...proposals, ...proposals].map(confirm));
    expect(ends.filter(isDone)).toHaveLength(AT_ONCE);
    const own = and(eq(productPrice.productCode, code), eq(productPrice.validFrom, validFrom));
    const confirmed = (await db.select().from(productPrice).where(own)).filter(
      ({ state }) => state === "confirmed",
    );
    expect(confirmed).toHaveLength(1);
    expect((await productOn(db, code, validFrom))?.priceDiram).toBe(confirmed[0]?.priceDiram);
  });
});

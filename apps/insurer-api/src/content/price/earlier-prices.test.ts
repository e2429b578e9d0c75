import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentItemOf } from "#src/content/content-items.ts";
import { contentSchemas } from "#src/content/content-schemas.ts";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { migrate } from "#src/platform/database/migrate.ts";
import { openTemplate } from "#src/testing/database-template.ts";
import { seed } from "#src/testing/demo-content.ts";
import { productOn } from "./product-on-day.ts";

const MIGRATIONS = new URL("../../platform/database/migrations/", import.meta.url);
const SINCE = "0155";

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTemplate();
});
afterAll(() => handle.close());

it("are taken over from a database in which content and product both had them", async () => {
  const { db } = handle;
  const [box] = seed.boxes;
  if (!box) throw new Error("The demonstration has boxes");
  // Products got their terms later.
  const { terms: _, ...sold } = box;
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < SINCE)) {
    cpSync(new URL(name, MIGRATIONS), join(folder, name));
  }
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(db, pathToFileURL(`${folder}/`));
  rmSync(folder, { recursive: true });
  const { productCode: code, slug, title } = sold;
  await db.execute(sql`insert into product
    (code, slug, title, price_diram, sum_assured_diram, active_months, on_sale)
    values (${code}, ${slug}, ${JSON.stringify(title)}::jsonb, 12345, 100, 12, true)`);
  await db.execute(sql`insert into content_item
    values ('box', ${slug}, 0, ${JSON.stringify(sold)}::jsonb)`);
  await db.execute(sql`insert into currency_rate values ('EUR', '2026-01-01', 11.8)`);

  await migrate(db);

  expect(await productOn(db, code, "2026-11-21")).toMatchObject({
    priceDiram: 12_345,
    onSale: true,
  });
  expect(contentSchemas.box.safeParse(await contentItemOf(db, "box", slug)).success).toBe(true);
  await db.execute(sql`insert into currency_rate values ('EUR', '2026-01-01', 11.9)`);
});

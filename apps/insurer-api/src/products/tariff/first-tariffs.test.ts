import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { migrate } from "#src/platform/database/migrate.ts";
import { TARIFF_LINES } from "#src/platform/database/schema/tariff.ts";
import { exportPrices } from "#src/products/price/price-archive.ts";
import { productLines } from "#src/products/product-lines.ts";
import { openTemplate } from "#src/testing/database-template.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { tariffsOf } from "./tariffs.ts";

const MIGRATIONS = fileURLToPath(new URL("../../platform/database/migrations/", import.meta.url));
const FIRST_WITH_TARIFFS = "0265-tariff.sql";
const FIRST_WITHOUT_OLD_PRICES = "0271-tariffs-of-before.sql";
const TODAY = "2026-11-21";

let handle: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  handle = await openTemplate();
});
afterAll(() => handle.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "migrations-"));
  return () => rmSync(folder, { recursive: true });
});

/** Brings the database, without all it had, to the version before a migration. */
async function migrateBefore(last: string): Promise<void> {
  for (const statement of ["drop schema public cascade", "create schema public"]) {
    await handle.db.execute(sql.raw(statement));
  }
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < last)) {
    cpSync(join(MIGRATIONS, name), join(folder, name));
  }
  await migrate(handle.db, pathToFileURL(`${folder}/`));
}
/** The calculated products, in columns that every version of the table has. */
async function insertProducts(): Promise<void> {
  const products = Object.values(productLines).flatMap((line) => line.calculatedProducts);
  for (const { code, slug, title } of products) {
    await handle.db.execute(sql`insert into product
      (code, slug, title, sum_assured_diram, active_months)
      values (${code}, ${slug}, ${JSON.stringify(title)}::jsonb, 0, 12)`);
  }
}

const countTariffs = async () =>
  (await Promise.all(TARIFF_LINES.map((line) => tariffsOf(handle.db, line)))).flat().length;

it("a new service has no prices but its own", async () => {
  expect(await countTariffs()).toBe(0);
});

it("a service from before tariffs were data sells on at the prices that it had", async () => {
  await migrateBefore(FIRST_WITH_TARIFFS);
  await insertProducts();
  await migrate(handle.db);
  const { tariffs } = await exportPrices(handle.db, TODAY);
  expect(tariffs).toEqual(demoTariffs);
});

it("a service that had tariffs before this update sells what it has chosen", async () => {
  await migrateBefore(FIRST_WITHOUT_OLD_PRICES);
  await insertProducts();
  await migrate(handle.db);
  expect(await countTariffs()).toBe(0);
});

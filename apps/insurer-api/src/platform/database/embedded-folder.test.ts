import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openEmbedded } from "./database.ts";
import { DatabaseFolderError } from "./embedded-folder.ts";
import { queryRows } from "./sql.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "insurer-api-folder-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const folder = () => join(dataDir, "db");

it("creates no new database beside files without a version file", async () => {
  mkdirSync(join(folder(), "base"), { recursive: true });
  await expect(openEmbedded(dataDir)).rejects.toThrow(/PG_VERSION is missing.*backup.*DATA_DIR/);
  expect(readdirSync(folder())).toEqual(["base"]);
  // The lock was released: the repaired folder opens.
  expect(readdirSync(dataDir)).toEqual(["db"]);
});

it("reports a damaged database in one line", async () => {
  mkdirSync(folder());
  writeFileSync(join(folder(), "PG_VERSION"), "99");
  const refusal = openEmbedded(dataDir);
  await expect(refusal).rejects.toBeInstanceOf(DatabaseFolderError);
  await expect(refusal).rejects.toThrow(/^[^\n]*cannot be opened[^\n]*backup[^\n]*$/);
});

it("keeps little of the database in memory: its pages are in the folder", async () => {
  const { db, close } = await openEmbedded(dataDir);
  expect(await queryRows(db, sql`show shared_buffers`)).toEqual([{ shared_buffers: "16MB" }]);
  await close();
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTemplate } from "#src/testing/database-template.ts";
import { BASELINE, DatabaseTooOldError, migrate } from "./migrate.ts";
import { type Database, queryRows } from "./sql.ts";

const listMigrations = (db: Database) =>
  queryRows<{ name: string }>(db, sql`select name, applied_at from migration order by name`);

let db: Database;
beforeAll(async () => {
  const handle = await openTemplate();
  db = handle.db;
  return () => handle.close();
});

it("does not change a database that is up to date", async () => {
  const before = await listMigrations(db);
  expect(before.map(({ name }) => name)).toContain(BASELINE);
  await migrate(db);
  expect(await listMigrations(db)).toEqual(before);
});

describe("a database of an earlier version", () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "migrations-"));
    for (const statement of ["drop schema public cascade", "create schema public"]) {
      await db.execute(sql.raw(statement));
    }
    return () => rmSync(folder, { recursive: true });
  });
  const write = (name: string, statements: string) =>
    writeFileSync(join(folder, `${name}.sql`), statements);
  const bringUpToDate = () => migrate(db, pathToFileURL(`${folder}/`));

  it("gets missing migrations, also one with a lower number than its last", async () => {
    write("0001-core", "create table sale (price int);\ninsert into sale values (100);");
    write("0050-note", "alter table sale add note text;");
    await bringUpToDate();
    write("0044-paid", "alter table sale add paid boolean not null default true;");
    await bringUpToDate();
    expect(await queryRows(db, sql`select * from sale`)).toEqual([
      { price: 100, note: null, paid: true },
    ]);
  });

  it("is unchanged if one migration fails, and gets none of the others", async () => {
    write("0001-core", "create table sale (price int);");
    await bringUpToDate();
    write("0002-paid", "alter table sale add paid boolean;");
    write("0003-wrong", "alter table sail add paid boolean;");
    await expect(bringUpToDate()).rejects.toThrow();
    expect((await listMigrations(db)).map(({ name }) => name)).toEqual(["0001-core.sql"]);
    expect(
      await queryRows(
        db,
        sql`select column_name from information_schema.columns
      where table_schema = 'public' and table_name = 'sale'`,
      ),
    ).toEqual([{ column_name: "price" }]);
  });

  it.each(["55P03", "40P01"])("is migrated again after a lost lock, %s", async (code) => {
    write("0001-core", "create table sale (price int);");
    const failed = new Error("Failed query", { cause: Object.assign(new Error(), { code }) });
    const transaction = vi.spyOn(db, "transaction").mockRejectedValueOnce(failed);
    await bringUpToDate();
    expect(transaction).toHaveBeenCalledTimes(2);
    expect((await listMigrations(db)).map(({ name }) => name)).toEqual(["0001-core.sql"]);
    vi.restoreAllMocks();
  });

  describe("with a baseline for its migrations", () => {
    beforeEach(async () => {
      write("0001-core", "create table sale (price int);\ninsert into sale values (100);");
      write("0002-paid", "alter table sale add paid boolean;");
    });
    const writeBaseline = () => {
      for (const name of ["0001-core", "0002-paid"]) rmSync(join(folder, `${name}.sql`));
      write(
        "0001-baseline",
        "-- replaces: 0002-paid.sql\ncreate table sale (price int, paid boolean);",
      );
      write("0003-note", "alter table sale add note text;");
    };

    it("records the baseline and applies later migrations", async () => {
      await bringUpToDate();
      writeBaseline();
      await bringUpToDate();
      expect(await queryRows(db, sql`select * from sale`)).toEqual([
        { price: 100, paid: null, note: null },
      ]);
      expect((await listMigrations(db)).map(({ name }) => name)).toContain("0001-baseline.sql");
    });

    it("rejects a database that lacks some of the replaced migrations", async () => {
      rmSync(join(folder, "0002-paid.sql"));
      await bringUpToDate();
      write("0002-paid", "");
      writeBaseline();
      await expect(bringUpToDate()).rejects.toThrow(DatabaseTooOldError);
    });
  });

  it("sets no statement timeout for migrations", async () => {
    await db.execute(sql`set statement_timeout = '10s'`);
    write("0001-core", "create table sale as select current_setting('statement_timeout') as time;");
    await bringUpToDate();
    expect(await queryRows(db, sql`select * from sale`)).toEqual([{ time: "0" }]);
    expect(await queryRows(db, sql`show statement_timeout`)).toEqual([
      { statement_timeout: "10s" },
    ]);
    await db.execute(sql`reset statement_timeout`);
  });

  it("treats the body of a function as part of one statement", async () => {
    write(
      "0001-core",
      "create function two() returns int language plpgsql as $$\nbegin\n  return 2;\nend;\n$$;\n-- a note;\ncreate table sale (price int default two());",
    );
    await bringUpToDate();
    expect(await queryRows(db, sql`select two()`)).toEqual([{ two: 2 }]);
  });
});

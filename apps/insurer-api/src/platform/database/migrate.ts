import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "./sql.ts";
import { dropTestSchema, ensureTestSchema } from "./test-schema.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Any number that only this service uses: two processes must not migrate one server at once. */
const MIGRATION_LOCK = 5_511_2026;

/** Statements of one file: they end with a semicolon, except inside `$$ … $$`. */
export function statementsOf(file: string): string[] {
  const statements: string[] = [];
  let current = "";
  let quoted = false;
  for (const line of file.split("\n")) {
    if (!quoted && line.trim().startsWith("--")) continue;
    current += `${line}\n`;
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) quoted = !quoted;
    if (!quoted && line.trimEnd().endsWith(";")) {
      statements.push(current.trim());
      current = "";
    }
  }
  if (current.trim() !== "") statements.push(current.trim());
  return statements;
}

/**
 * Applies, in one transaction and in order of their names, the migrations that this database lacks, also
 * one whose number is lower than that of another that was applied: branches have ranges of numbers. What tests
 * have made begins anew with them.
 */
export async function migrate(db: Database, folder: URL = FOLDER): Promise<void> {
  await db.transaction(async (tx) => {
    // A large table, and a process that waits for another to migrate it, take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const missing = await missingIn(tx, folder);
    if (missing.length > 0) await dropTestSchema(tx);
    for (const name of missing) {
      for (const statement of statementsOf(readFileSync(new URL(name, folder), "utf8"))) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into migration (name) values (${name})`);
    }
    await ensureTestSchema(tx);
  });
}

/** Names of the migrations that a database lacks, all of them where it is new; changes nothing. */
export async function findMissingMigrations(db: Database, folder: URL = FOLDER): Promise<string[]> {
  const [found] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('migration')::text as name`,
  );
  return found?.name == null ? filesIn(folder) : missingIn(db, folder);
}

async function missingIn(db: Database, folder: URL): Promise<string[]> {
  const applied = await rowsOf<{ name: string }>(db, sql`select name from migration`);
  return filesIn(folder).filter((file) => applied.every(({ name }) => name !== file));
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, queryRows } from "./sql.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Advisory lock of migrations: only one process at a time migrates a database. */
const MIGRATION_LOCK = 5_511_2026;
/** Less than the second after which PostgreSQL ends a transaction of a deadlock, which may be a purchase. */
const LOCK_TIMEOUT_MS = 800;
const TRY_PAUSE_MS = 200;
const MAX_TRIES = 100;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";

/** The schema of the first release; every database has it. */
export const BASELINE = "0001-baseline.sql";
/** First line of a baseline: the last of the migrations that it replaces. */
const REPLACES = /^-- replaces: (\S+)\n/;

/** The database was created before the first release, by a version older than the baseline. */
export class DatabaseTooOldError extends Error {
  constructor() {
    super(
      "The database was created by an early version, which this one cannot update. Begin with an empty database: choose another one with DATA_DIR or DATABASE_URL.",
    );
  }
}

/** Statements of a file: each ends with a semicolon outside `$$ … $$`. */
export function splitStatements(file: string): string[] {
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
 * Applies missing migrations in order of their names, in one transaction; also those with a lower number than applied
 * ones, since branches have ranges of numbers. A baseline is only recorded if the migrations that it replaces were
 * applied. Copies of the previous release may still be selling: after a lock timeout or a deadlock the transaction is
 * retried. Throws `DatabaseTooOldError`.
 */
export async function migrate(db: Database, folder: URL = FOLDER): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => applyMissing(tx, folder));
    } catch (error) {
      if (!isLockLost(error) || tries === MAX_TRIES) throw error;
      await pause(TRY_PAUSE_MS);
    }
  }
}

async function applyMissing(tx: Database, folder: URL): Promise<void> {
  // Longer than a request may take: large tables, and the lock of another migrating process.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
  await tx.execute(
    sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const applied = await appliedTo(tx);
  const missing = filesIn(folder).filter((name) => !applied.has(name));
  for (const name of missing) {
    const file = readFileSync(new URL(name, folder), "utf8");
    const replaced = REPLACES.exec(file)?.[1];
    if (replaced !== undefined && applied.size > 0 && !applied.has(replaced)) {
      throw new DatabaseTooOldError();
    }
    const exists = replaced !== undefined && applied.has(replaced);
    for (const statement of exists ? [] : splitStatements(file)) {
      await tx.execute(sql.raw(statement));
    }
    await tx.execute(sql`insert into migration (name) values (${name})`);
  }
}

/** Whether a transaction ended because it waited too long for a lock, or in a deadlock. */
function isLockLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED || isLockLost(error.cause);
}

/** Names of missing migrations, all of them for a new database; changes nothing. */
export async function findMissingMigrations(db: Database, folder: URL = FOLDER): Promise<string[]> {
  const [found] = await queryRows<{ name: string | null }>(
    db,
    sql`select to_regclass('migration')::text as name`,
  );
  const applied = found?.name == null ? new Set<string>() : await appliedTo(db);
  return filesIn(folder).filter((name) => !applied.has(name));
}

async function appliedTo(db: Database): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ name: string }>(db, sql`select name from migration`);
  return new Set(rows.map(({ name }) => name));
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

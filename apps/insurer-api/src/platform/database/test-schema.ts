import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "./sql.ts";

/** The schema with the data of test keys; its tables shadow those of the same name. */
const TEST_SCHEMA = "test";
/** Search path of a connection for tests: its own schema first. */
export const TEST_SEARCH_PATH = `${TEST_SCHEMA}, public`;

/**
 * Tables without a copy for tests: products and partners, staff, and the database's own records. Any other table has a
 * copy, so that no new table is shared by mistake; a change of this list needs a migration.
 */
const SHARED = [
  "migration",
  "state_edge",
  "heartbeat",
  "product",
  "product_price",
  "coupon",
  "currency_rate",
  "tariff",
  "content_item",
  "content_seed",
  "content_version",
  "partner",
  "partner_key",
  "partner_share",
  "staff",
  "staff_session",
  "staff_role_change",
  "staff_passkey",
  "staff_used_challenge",
  "audit_event",
];
/** Rules that do not apply to tests: nothing is registered at a till, and all data are swept eventually. */
const LEFT_OUT = ["paid_payment_has_fiscal_receipt", "refuse_change"];

/** Copied tables, in SQL: `copied.oid` and the quoted name. */
const COPIED = sql`(select c.oid, quote_ident(c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind = 'r' and c.relname <> all(${sql.param(`{${SHARED.join(",")}}`)}::text[])) as copied`;

/**
 * Statements that create the schema, in order; run with only `public` in the search path, so that names are printed
 * without a schema.
 */
const STATEMENTS: readonly SQL[] = [
  sql`select format('create table test.%s (like public.%s including all)', name, name) as statement
    from ${COPIED} order by oid`,
  // Foreign keys to shared tables are omitted, so no test row blocks a deletion there; the others cascade.
  sql`select format('alter table test.%s add %s%s', copied.name, pg_get_constraintdef(k.oid),
      case when k.confdeltype = 'a' then ' on delete cascade' else '' end) as statement
    from pg_constraint k join ${COPIED} on copied.oid = k.conrelid
    where k.contype = 'f' and k.confrelid in (select copied.oid from ${COPIED}) order by k.oid`,
  sql`select pg_get_triggerdef(t.oid, true) as statement
    from pg_trigger t join ${COPIED} on copied.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.proname <> all(${sql.param(`{${LEFT_OUT.join(",")}}`)}::text[]) order by t.oid`,
  sql`select format('create view test.%I as %s', c.relname, pg_get_viewdef(c.oid, true)) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'v' order by c.oid`,
];

/** Drops the tables of tests, which copy tables that a migration is about to change. */
export async function dropTestSchema(tx: Database): Promise<void> {
  await tx.execute(sql.raw(`drop schema if exists ${TEST_SCHEMA} cascade`));
}

/** Creates the tables of tests as copies of the existing ones, unless they exist. */
export async function ensureTestSchema(tx: Database): Promise<void> {
  const [found] = await rowsOf(tx, sql`select from pg_namespace where nspname = ${TEST_SCHEMA}`);
  if (found) return;
  await tx.execute(sql.raw(`create schema ${TEST_SCHEMA}`));
  for (const kind of STATEMENTS) {
    await tx.execute(sql`set local search_path to public`);
    const written = await rowsOf<{ statement: string }>(tx, kind);
    await tx.execute(sql.raw(`set local search_path to ${TEST_SEARCH_PATH}`));
    for (const { statement } of written) await tx.execute(sql.raw(statement));
  }
  await tx.execute(sql`set local search_path to public`);
}

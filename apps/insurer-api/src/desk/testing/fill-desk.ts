import { sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";

/** Id of row `n` of a table; each table has its own prefix. */
const id = (sign: string) =>
  sql.raw(`('${sign}0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`);
const AT = sql.raw(`now() - n * interval '1 minute'`);
const HOLDER = sql.raw(
  `jsonb_build_object('lastName', 'Фамилия' || n % 5000, 'firstName', 'Имя' || n % 100, 'phone', '992927' || lpad((n % 1000000)::text, 6, '0'), 'birthDate', '1990-01-01', 'docNumber', n::text)`,
);

/**
 * Fills the tables of the desk's lists with this number of rows each: one sale per minute, newest first. Constraint
 * checks are disabled.
 */
export async function fillDesk(db: Database, rows: number): Promise<void> {
  const series = sql`from generate_series(1, ${sql.raw(String(rows))}) as n`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into "order" (id, owner, state, policy_type, product_code, language, price_diram, amount_diram,
      sum_assured_diram, start_date, end_date, quoted_on, holder, created_at, updated_at)
      select ${id("a")}, 'guest', 'paid', 'box', 'FAM_KIDS', 'ru', 7500, 7500, 100000, current_date, current_date + 364,
      current_date, ${HOLDER}, ${AT}, ${AT} ${series}`);
    await tx.execute(sql`insert into payment (id, order_id, owner, operator, state, amount_diram, currency, reference,
      review_reason, expires_at, created_at, updated_at)
      select ${id("b")}, ${id("a")}, 'guest', 'payler', case when n % 1000 = 0 then 'review' else 'paid' end, 7500, 'TJS',
      'ref' || n, case when n % 1000 = 0 then 'wrongAmount' end, ${AT}, ${AT}, ${AT} ${series}`);
    await tx.execute(sql`insert into policy (number, code, order_id, owner, policy_type, product_code, language, start_date,
      end_date, sum_assured_diram, price_diram, amount_diram, currency, holder, life_assured, created_at)
      select (1000000000 + n)::text, 'c' || n, ${id("a")}, 'guest', 'box', 'FAM_KIDS', 'ru', current_date, current_date + 364,
      100000, 7500, 7500, 'TJS', ${HOLDER}, '[]', ${AT} ${series}`);
    await tx.execute(sql`insert into claim (id, owner, full_name, policy_number, note, phone, email, channel, language, state,
      created_at, paid_diram)
      select ${id("c")}, 'guest', 'Фамилия' || n % 5000 || ' Имя', (1000000000 + n)::text, 'x',
      '992927' || lpad((n % 1000000)::text, 6, '0'), 'a@example.tj', 'front', 'ru',
      case when n % 500 = 0 then 'registered' else 'paid' end, ${AT}, case when n % 500 = 0 then null else 100 end ${series}`);
    await tx.execute(sql`insert into outbox (id, dedupe_key, channel, recipient, language, body, policy_number, state,
      last_failure, created_at, sent_at)
      select ${id("d")}, 'policy:' || n, 'sms', '992927000000', 'ru', 'x', (1000000000 + n)::text,
      case when n % 2000 = 0 then 'failed' else 'sent' end, '', ${AT}, ${AT} ${series}`);
    await tx.execute(sql`insert into webhook_event (id, type, subject, body, created_at, delivered_at)
      select ${id("e")}, 'policy.issued', 'policy:' || (1000000000 + n), '{}', ${AT}, ${AT} ${series}`);
    await tx.execute(sql`insert into audit_event (position, id, staff_name, role, action, subject, reason, happened_at,
      previous_hash, hash)
      select n + 100, ${id("f")}, 'member' || n % 20, 'support', 'sendAgain', 'policy:' || (1000000000 + n), 'x', ${AT},
      'h' || n - 1, 'h' || n ${series}`);
    await tx.execute(sql`analyze`);
  });
}

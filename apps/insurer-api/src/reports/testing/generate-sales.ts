import { sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";

/** First day of the generated sales; the commission of partners changes half a year later. */
export const FIRST_DAY = "2026-01-01";
/** Days over which the sales are spread. */
const SALE_DAYS = 365;

const id = (sign: string) =>
  sql.raw(`('${sign}0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`);
/** A reproducible number from 0 to below `below`, for row `n` and a purpose. */
const pick = (purpose: string, below: number) =>
  sql.raw(`(('x' || substr(md5(n || '${purpose}'), 1, 7))::bit(28)::int % ${below})`);
const list = (purpose: string, values: readonly string[]) =>
  sql.raw(
    `(array['${values.join("','")}'])[1 + ('x' || substr(md5(n || '${purpose}'), 1, 7))::bit(28)::int % ${values.length}]`,
  );
const HOLDER = sql`'{"lastName":"Раҳимова","firstName":"Мадина","phone":"992927000000","birthDate":"1990-01-01"}'::jsonb`;
const PRODUCTS = ["FAM_KIDS", "UY_SMALL", "TRAVEL", "MCI_P1", "ECI_FULL", "ECI_P1"] as const;
const OPERATORS = ["card_dc_city", "vaslpay", "dc", "payler", "qr"] as const;

/**
 * Generates sales of a year as rows, the same for the same count: 5 % issued at an office, 15 % sold by a partner, 3 %
 * corrected after a vehicle check, 12 % cancelled, most refunds paid. Constraint checks are disabled.
 */
export async function generateSales(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => tx.execute(statement);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`set local statement_timeout = 0`);
    await run(sql`create temporary table sale on commit drop as
      select *, least(premium, amount) * greatest(0, end_date - (cancelled_at at time zone 'Asia/Dushanbe')::date)
          / greatest(1, end_date - start_date + 365) as refund_diram
      from (
        select n, at, premium, product_code, operator, start_date, start_date + ${pick("term", 366)} as end_date,
          source < 5 as is_office, source between 5 and 19 as is_partner,
          case when source >= 5 and corrected = 0 then premium * 8 / 10
            when source >= 5 and corrected = 1 then premium * 12 / 10 else premium end as amount,
          case when ${pick("cancelled", 100)} < 12 then at + ${pick("after", 60)} * interval '1 day' end as cancelled_at,
          case when at < '2026-07-01T00:00:00+05' then 1000 else 1200 end as share_bp
        from (
          select n, ${pick("source", 100)} as source, ${pick("corrected", 66)} as corrected,
            1000 + ${pick("premium", 500_000)} as premium, ${list("product", PRODUCTS)} as product_code,
            ${list("operator", OPERATORS)} as operator,
            (${FIRST_DAY} || 'T00:00:00+05')::timestamptz + ${pick("time", SALE_DAYS * 86_400)} * interval '1 second' as at,
            ${FIRST_DAY}::date + ${pick("time", SALE_DAYS * 86_400)} / 86400 + ${pick("start", 30)} as start_date
          from generate_series(1, ${sql.raw(String(count))}) as n
        ) as drawn
      ) as dated`);
    await run(sql`insert into "order" (id, owner, state, policy_type, product_code, language, price_diram, amount_diram,
        sum_assured_diram, start_date, end_date, quoted_on, holder, partner_code, created_at, updated_at)
      select ${id("a")}, 'guest', 'paid', 'box', product_code, 'ru', premium, premium, 100000, start_date, end_date,
        ${FIRST_DAY}::date, ${HOLDER}, case when is_partner then 'SAFAR' end, at, at
      from sale where not is_office`);
    await run(sql`insert into payment (id, order_id, owner, operator, state, amount_diram, currency, reference, expires_at,
        created_at, updated_at)
      select ${id("b")}, ${id("a")}, 'guest', operator, 'paid', premium, 'TJS', 'R' || n, at, at, at
      from sale where not is_office`);
    await run(sql`insert into payment_event (id, payment_id, event_key, source, status, amount_diram, currency, outcome,
        created_at, occurred_at)
      select ${id("c")}, ${id("b")}, 'e' || n, 'notice', 'paid', premium, 'TJS', 'paid', at, at
      from sale where not is_office`);
    await run(sql`insert into policy (number, code, order_id, owner, policy_type, product_code, language, start_date,
        end_date, sum_assured_diram, price_diram, amount_diram, currency, holder, life_assured, created_at)
      select (1000000000 + n)::text, 'c' || n, case when not is_office then ${id("a")} end, 'guest', 'box', product_code,
        'ru', start_date, end_date, 100000, premium, amount, 'TJS', ${HOLDER}, '[]', at
      from sale`);
    await run(sql`insert into vehicle_check (policy_number, sold, found, before_diram, after_diram, payment_id, refund_id,
        decided_by, decided_role, reason, created_at)
      select (1000000000 + n)::text, '{}', '{}', premium, amount, ${id("b")},
        case when amount < premium then ${id("d")} end, 'zarina', 'cashier', 'x', at + interval '20 minutes'
      from sale where amount <> premium`);
    await run(sql`insert into instalment (policy_number, order_id, part, amount_diram, due_on, payment_id, paid_on)
      select (1000000000 + n)::text, ${id("a")}, part, case part when 1 then premium else amount - premium end,
        at::date, case part when 1 then ${id("b")} end, case part when 1 then at::date end
      from sale, generate_series(1, 2) as part where amount > premium`);
    await run(sql`insert into refund (id, payment_id, amount_diram, currency, state, due_on, created_at, updated_at)
      select ${id("d")}, ${id("b")}, premium - amount, 'TJS', 'paid', at::date, at, at from sale where amount < premium`);
    await run(sql`insert into policy_cancellation (policy_number, requested_on, refund_diram, created_at)
      select (1000000000 + n)::text, (cancelled_at at time zone 'Asia/Dushanbe')::date, refund_diram, cancelled_at
      from sale where cancelled_at is not null`);
    await run(sql`insert into refund (id, policy_number, amount_diram, currency, state, due_on, created_at, updated_at)
      select ${id("e")}, (1000000000 + n)::text, refund_diram, 'TJS',
        case when ${pick("refunded", 10)} < 7 then 'paid' else 'requested' end, cancelled_at::date, cancelled_at, cancelled_at
      from sale where refund_diram > 0`);
    await run(sql`insert into refund_event (id, refund_id, state, decided_by, note, created_at, decided_role)
      select gen_random_uuid(), id, 'paid', 'zarina', 'x', updated_at + interval '5 days', 'cashier'
      from refund where state = 'paid'`);
    await run(sql`insert into partner_entry (partner_code, policy_number, kind, product_code, amount_diram, currency,
        share_bp, commission_diram, booked_on, created_at)
      select 'SAFAR', (1000000000 + n)::text, booking.kind, product_code, booking.change, 'TJS', share_bp,
        (booking.total * share_bp + 5000) / 10000 - ((booking.total - booking.change) * share_bp + 5000) / 10000,
        booking.booked_at::date, booking.booked_at
      from sale
      cross join lateral (values
        ('sale', premium, premium, at),
        ('correction', amount - premium, amount, at + interval '20 minutes'),
        ('cancellation', -refund_diram - greatest(0, amount - premium),
          amount - refund_diram - greatest(0, amount - premium), cancelled_at)
      ) as booking (kind, change, total, booked_at)
      where is_partner and booking.booked_at is not null and (booking.kind <> 'correction' or booking.change <> 0)`);
    await run(sql`analyze`);
  });
}

import { sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import {
  ACCOUNT_EVERY,
  accountId,
  createPersonRecords,
  drawn,
  getId,
  phone,
  type RowCount,
  withoutIndexes,
} from "./drawn-sales.ts";

const run = (tx: Database, text: string) => tx.execute(sql.raw(text));

const PRODUCT = `case when is_car then 'MCI_P1' else box_code end`;
const START = `sold_on + start_in`;
const END = `${START} + 364`;

/**
 * Accounts, orders, payments and policies of the drawn sales with what belongs to their money. A quarter are motor
 * policies with the details of a given order, one in a hundred of them of an unknown vehicle.
 */
export async function fillSales(
  tx: Database,
  count: RowCount,
  carDetails: Readonly<Record<string, unknown>>,
): Promise<void> {
  const car = `'${JSON.stringify(carDetails).replaceAll("'", "''")}'::jsonb`;
  const isUnknown = `${drawn(41, 100)} = 0`;
  await run(
    tx,
    `insert into "user" (id, username, role, password_hash, created_at)
    select ${accountId("k")}, ${phone("k")}, 'user', '', now()
    from generate_series(0, ${createPersonRecords(count)}, ${ACCOUNT_EVERY}) as k on conflict do nothing`,
  );
  await withoutIndexes(
    tx,
    ["order", "payment", "payment_event", "policy", "fiscal_receipt"],
    async () => {
      await run(
        tx,
        `insert into "order" (id, owner, state, policy_type, product_code, language, price_diram, amount_diram,
        sum_assured_diram, start_date, end_date, quoted_on, holder, details, partner_code, sold_by, sold_place, lineage,
        created_at, updated_at)
      select order_id, owner, 'paid', case when is_car then 'car' else 'box' end, ${PRODUCT}, 'ru', price, price, 5000000,
        ${START}, ${END}, sold_on, holder,
        case when is_car then jsonb_set(jsonb_set(${car}, '{request,gosNomer}', to_jsonb(lpad((n % 10000)::text, 4, '0') || 'AB01')),
          '{vehicleToCheck}', to_jsonb(${isUnknown})) else '{}' end,
        partner_code, sold_by, case when sold_by is not null then 'office' end, ${getId(5)}, at - interval '5 minutes', at
      from sale`,
      );
      await run(
        tx,
        `insert into "order" (id, owner, state, policy_type, product_code, language, price_diram, amount_diram,
        sum_assured_diram, start_date, end_date, quoted_on, holder, lineage, created_at, updated_at)
      select ${getId(6)}, owner, case when n > ${count.policies} - 500 then 'new' else 'expired' end, 'box', box_code, 'ru',
        price, price, 5000000, ${START}, ${END}, sold_on, holder, ${getId(7)}, at, at
      from sale where ${drawn(42, 6)} = 0`,
      );
      await run(
        tx,
        `insert into payment (id, order_id, owner, operator, state, amount_diram, currency, reference, expires_at,
        created_at, updated_at)
      select payment_id, order_id, owner, operator, 'paid', price, 'TJS', 'ref' || n, at, at, at from sale`,
      );
      await run(
        tx,
        `insert into payment (id, order_id, owner, operator, state, amount_diram, currency, reference, expires_at, asked_at,
        review_reason, created_at, updated_at)
      select ${getId(8)}, ${getId(6)}, owner, operator,
        case when ${drawn(43, 500)} = 0 then 'review' when n > ${count.policies} - 300 then 'pending'
          when ${drawn(43, 500)} < 300 then 'expired' else 'failed' end, price, 'TJS', 'try' || n,
        at + interval '1 day', at, case when ${drawn(43, 500)} = 0 then 'wrongAmount' end, at, at
      from sale where ${drawn(42, 6)} = 0`,
      );
      await run(
        tx,
        `insert into payment_event (id, payment_id, event_key, source, status, amount_diram, currency, outcome, created_at,
        occurred_at)
      select ${getId(9)}, payment_id, 'e' || n, 'notice', 'paid', price, 'TJS', 'paid', at, at from sale`,
      );
      await run(
        tx,
        `insert into policy (number, code, order_id, owner, policy_type, product_code, language, start_date, end_date,
        sum_assured_diram, price_diram, amount_diram, currency, holder, life_assured, created_at)
      select number, lpad((n % 100000000)::text, 8, '0'), order_id, owner, case when is_car then 'car' else 'box' end,
        ${PRODUCT}, 'ru', ${START}, ${END}, 5000000, price, price, 'TJS', holder,
        jsonb_build_array((holder ->> 'lastName') || ' ' || (holder ->> 'firstName')), at
      from sale`,
      );
      await run(
        tx,
        `insert into fiscal_receipt (id, kind, payment_id, amount_diram, currency, state, number, url, registered_at,
        created_at)
      select payment_id, 'sale', payment_id, price, 'TJS', 'registered', n::text, 'https://till.example/' || n, at, at
      from sale`,
      );
    },
  );
  await run(
    tx,
    `insert into vehicle_check (policy_number, sold, found, before_diram, after_diram, decided_by, decided_role, reason,
      created_at)
    select number, '{}', '{}', price, price, 'zarina', 'support', 'x', at + interval '1 day'
    from sale where is_car and ${isUnknown} and n < ${count.policies} * 0.99`,
  );
  await run(
    tx,
    `insert into policy_cancellation (policy_number, requested_on, refund_diram, created_at)
    select number, sold_on + 30, price / 2, at + interval '30 days' from sale where is_cancelled and n < ${count.policies} * 0.97`,
  );
  await run(
    tx,
    `insert into refund (id, policy_number, amount_diram, currency, state, due_on, created_at, updated_at)
    select ${getId(10)}, number, price / 2, 'TJS', case when n > ${count.policies} * 0.96 then 'requested' else 'paid' end,
      sold_on + 45, at + interval '30 days', at + interval '40 days'
    from sale where is_cancelled and n < ${count.policies} * 0.97`,
  );
  await run(
    tx,
    `insert into refund_event (id, refund_id, state, decided_by, note, created_at, decided_role)
    select ${getId(31)}, ${getId(10)}, 'paid', 'zarina', 'x', at + interval '40 days', 'cashier'
    from sale where is_cancelled and n <= ${count.policies} * 0.96`,
  );
  await run(
    tx,
    `insert into partner (code, name, origins, return_pages, created_at)
    select distinct partner_code, partner_code, array['https://example.tj'], array['https://example.tj/'], now()
    from sale where partner_code is not null on conflict do nothing`,
  );
  await run(
    tx,
    `insert into partner_entry (partner_code, policy_number, kind, product_code, amount_diram, currency, share_bp,
      commission_diram, booked_on, created_at)
    select partner_code, number, 'sale', ${PRODUCT}, price, 'TJS', 1000, price / 10, sold_on, at
    from sale where partner_code is not null order by n`,
  );
  await run(
    tx,
    `insert into staff_sale (id, token_hash, staff_name, staff_role, place, language, draft_kind, owner, order_id, links,
      created_at, expires_at, opened_at, sent_at)
    select ${getId(32)}, 'h' || n, sold_by, 'support', 'office', 'ru', 'box-order', owner, order_id, 1, at,
      at + interval '1 day', at, at
    from sale where sold_by is not null`,
  );
  await fillRegister(tx);
}

/** The premium register of the sales, with its sums of days. */
async function fillRegister(tx: Database): Promise<void> {
  const channel = `case when sold_by is not null then 'staff' when partner_code is null then 'site' else 'partner' end`;
  await withoutIndexes(tx, ["premium_entry"], async () => {
    await run(
      tx,
      `insert into premium_entry (policy_number, source, kind, booked_on, happened_at, change_diram, refunded_diram,
        commission_diram, premium_diram, is_ended, product_code, channel, operator, currency, start_date, end_date)
      select number, 'sale', 'sale', sold_on, at, price, 0, 0, price, false, ${PRODUCT}, ${channel}, operator, 'TJS',
        ${START}, ${END}
      from sale order by n`,
    );
  });
  await run(
    tx,
    `insert into premium_day (day, product_code, channel, operator, currency, sold, cancelled, written_diram,
      corrected_diram, cancelled_diram, refunded_diram, commission_diram, earned_diram, daily_diram)
    select booked_on, product_code, channel, operator, currency, count(*), 0, sum(change_diram), 0, 0, 0, 0, 0,
      sum(change_diram) / 365
    from premium_entry group by 1, 2, 3, 4, 5`,
  );
}

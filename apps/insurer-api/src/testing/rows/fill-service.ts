import { sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import { TEST_RECIPIENT } from "#src/platform/outbox/message-sender.ts";
import { drawn, email, getId, phone, type RowCount, withoutIndexes } from "./drawn-sales.ts";

const run = (tx: Database, text: string) => tx.execute(sql.raw(text));

/** Messages, claims, calls, events and the audit log of the drawn sales. */
export async function fillService(tx: Database, count: RowCount): Promise<void> {
  const { policies, messages } = count;
  const each = Math.round(messages / policies);
  const failed = `${drawn(51, 250, "n * 100 + part")} = 0`;
  await withoutIndexes(tx, ["outbox"], async () => {
    await run(
      tx,
      `insert into outbox (id, dedupe_key, channel, recipient, language, subject, body, policy_number, about_policy, state,
        attempts, sent_at, created_at, last_failure)
      select gen_random_uuid(),
        case when part % 3 = 0 then 'code:' || md5(n || 'c' || part) else 'policy:' || number || ':' || part end,
        case when part % 2 = 0 then 'sms' else 'mail' end,
        case when part % 2 = 0 then ${phone("person")} else ${email("person")} end, 'ru',
        case when part % 2 = 0 then '' else 'Ваш полис ' || number end,
        repeat('Полис действует, документ приложен. ', case when part % 2 = 0 then 2 else 8 end),
        case when part % 3 = 0 then null else number end, case when part % 3 = 0 then null else number end,
        case when ${failed} then 'failed' when n > ${policies} - 20 then 'waiting' else 'sent' end, 1,
        case when n > ${policies} - 20 then null else at + part * interval '1 minute' end, at + part * interval '1 minute',
        case when ${failed} then case when part % 4 = 0 then '${TEST_RECIPIENT}' else 'refused' end else '' end
      from sale, generate_series(1, ${each}) as part`,
    );
  });
  await run(
    tx,
    `insert into claim (id, owner, full_name, policy_number, note, phone, email, channel, language, state, paid_diram,
      refusal, created_at)
    select ${getId(52)}, owner, (holder ->> 'lastName') || ' ' || (holder ->> 'firstName'), number, 'x', holder ->> 'phone',
      holder ->> 'email', 'front', 'ru', state, case state when 'paid' then 100 end, case state when 'refused' then 'x' end,
      at + interval '20 days'
    from (select *, case when n > ${policies} * 0.95 then 'registered' when ${drawn(53, 10)} = 0 then 'refused'
        else 'paid' end as state
      from sale where ${drawn(54, 25)} = 0 and n < ${policies} * 0.98) as hurt`,
  );
  await run(
    tx,
    `insert into claim_event (id, claim_id, state, created_at) select gen_random_uuid(), id, step, created_at
    from claim, unnest(array['registered', 'underReview', 'paid']) as step`,
  );
  await run(
    tx,
    `insert into callback_request (id, phone, type, created_at, closed_at)
    select ${getId(55)}, ${phone("person")}, 'call', at, case when n < ${policies} * 0.999 then at + interval '1 hour' end
    from sale where ${drawn(56, 17)} = 0 on conflict do nothing`,
  );
  await run(
    tx,
    `insert into resume (id, vacancy_id, full_name, phone, email, language, created_at, taken_by, taken_at, done_at)
    select ${getId(57)}, '1', 'x', ${phone("person")}, ${email("person")}, 'ru', at, 'zarina', at,
      case when n < ${policies} * 0.98 then at end
    from sale where ${drawn(58, 500)} = 0`,
  );
  await run(
    tx,
    `insert into screening_check (id, kind, state, policy_number, details, created_at, decided_by, decided_role, reason,
      decided_at)
    select ${getId(59)}, 'sum', state, number, '{}', at, case when state = 'closed' then 'zarina' end, '',
      case when state = 'closed' then 'x' else '' end, case when state = 'closed' then at end
    from (select *, case when n > ${policies} * 0.99 then 'open' else 'closed' end as state from sale
      where ${drawn(60, 50)} = 0) as marked`,
  );
  await withoutIndexes(tx, ["webhook_event", "audit_event", "policy_document"], async () => {
    await run(
      tx,
      `insert into webhook_event (id, type, subject, body, created_at, delivered_at, destination)
      select gen_random_uuid(), type, 'policy:' || number, '{"policy":"' || number || '"}', at,
        case when n % 5000 <> 0 then at end, case when partner_code is null then 'insurer' else partner_code end
      from sale, unnest(array['policy.issued', 'receipt.registered']) as type`,
    );
    await run(
      tx,
      `insert into audit_event (position, id, staff_name, role, action, subject, reason, happened_at, previous_hash, hash)
      select n + 1000, gen_random_uuid(), 'member' || ${drawn(61, 20)}, 'support',
        (array['sendAgain', 'unmask', 'accept', 'claim.paid', 'cancelPolicy'])[1 + floor(5 * power(${drawn(62, 1000)}::float8 / 1e3, 2))::int],
        'policy:' || number, 'x', at, 'h' || n - 1, 'h' || n
      from sale`,
    );
    await run(
      tx,
      `insert into policy_document (policy_number, language, stored_as, created_at)
      select number, 'ru', 'f' || n, at from sale`,
    );
  });
  await run(
    tx,
    `insert into funnel_day (day, product, step, channel, device, count)
    select distinct sold_on, case when is_car then 'MTPL' else box_code end, step, channel, device, 7
    from sale, unnest(array['home', 'product', 'form', 'order', 'payment', 'paid']) as step,
      unnest(array['site', 'search', 'partner']) as channel, unnest(array['phone', 'desktop']) as device
    where n % 20 = 0`,
  );
}

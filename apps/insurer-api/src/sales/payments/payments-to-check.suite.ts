import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

/** The rule of the view as one condition per row, regardless of its cost. */
const PLAIN_VIEW = `
  create temporary view plain_to_check as
  select
    payment.id as payment_id,
    payment.operator,
    payment.reference,
    payment.amount_diram / 100.0 as amount,
    payment.currency,
    payment.state,
    case payment.state
      when 'review' then payment.review_reason
      when 'paid' then 'noPolicy'
      when 'submitted' then 'receiptWaits'
      else 'providerSilent'
    end as reason,
    payment.order_id,
    policy.number as policy_number,
    payment.updated_at as since,
    payment.part
  from payment
  left join policy on policy.order_id = payment.order_id
  left join instalment on instalment.payment_id = payment.id
  where payment.state = 'review'
    or (payment.state in ('paid', 'submitted') and policy.number is null)
    or (payment.state in ('paid', 'submitted') and payment.part > 1 and instalment.payment_id is null)
    or (payment.state in ('created', 'pending') and payment.asked_at > payment.expires_at + interval '15 minutes')`;

/** What the hourly job does. */
const findUnsold = (db: Database) =>
  db.execute(sql`refresh materialized view concurrently paid_without_purchase`);

/** Every state of a payment, of the first and of a later instalment, with and without an outcome, queried or not. */
async function fillEveryCase(db: Database): Promise<void> {
  await db.execute(sql`set local session_replication_role = replica`);
  await db.execute(sql`create temporary table example on commit drop as
    select row_number() over ()::int as n, gen_random_uuid() as order_id, gen_random_uuid() as payment_id, *
    from unnest(array['created', 'pending', 'submitted', 'paid', 'failed', 'cancelled', 'expired', 'superseded', 'review',
      'refunding', 'refunded', 'closed']) as state,
      unnest(array[1, 2]) as part,
      unnest(array[true, false]) as has_policy,
      unnest(array[true, false]) as has_instalment,
      unnest(array[null, 14, 16]) as asked_minutes`);
  await db.execute(sql`insert into payment (id, order_id, owner, operator, state, amount_diram, currency, reference, part,
      review_reason, expires_at, asked_at, created_at, updated_at)
    select payment_id, order_id, 'guest', 'payler', state, 7500, 'TJS', 'ref' || n, part,
      case state when 'review' then 'wrongAmount' end, now(), now() + asked_minutes * interval '1 minute', now(), now()
    from example`);
  await db.execute(sql`insert into policy (number, code, order_id, owner, policy_type, product_code, language, start_date,
      end_date, sum_assured_diram, price_diram, amount_diram, currency, holder, life_assured, created_at)
    select (2000000000 + n)::text, 'example' || n, order_id, 'guest', 'box', 'FAM_KIDS', 'ru', current_date, current_date + 364,
      100000, 7500, 7500, 'TJS', '{}', '[]', now()
    from example where has_policy`);
  await db.execute(sql`insert into instalment (policy_number, order_id, part, amount_diram, due_on, payment_id, paid_on)
    select (2000000000 + n)::text, order_id, part, 7500, current_date, payment_id, current_date
    from example where has_instalment`);
}

/** Tests of the list of payments for staff review, run against every database engine. */
export function paymentsToCheckSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`payments to check on ${engine}`, () => {
    let api: TestService;
    beforeAll(async () => {
      api = await aService({}, open);
    });
    afterAll(() => api.close());

    it("match the plain rule, each listed once", async () => {
      const undone = new Error("Only looked at");
      let found: Record<string, unknown>[] = [];
      let plain: Record<string, unknown>[] = [];
      const looked = api.service.db.transaction(async (tx) => {
        await tx.execute(sql.raw(PLAIN_VIEW));
        await findUnsold(tx);
        await fillEveryCase(tx);
        found = await queryRows(tx, sql`select * from payment_to_check order by payment_id`);
        plain = await queryRows(tx, sql`select * from plain_to_check order by payment_id`);
        throw undone;
      });
      await expect(looked).rejects.toBe(undone);
      expect(plain.length).toBeGreaterThan(40);
      expect(found).toEqual(plain);
    });

    it("list a payment without its policy from long ago once the hourly job has found it", async () => {
      const undone = new Error("Only looked at");
      const unsold: number[] = [];
      const looked = api.service.db.transaction(async (tx) => {
        await findUnsold(tx);
        await fillEveryCase(tx);
        await tx.execute(sql`update payment set updated_at = now() - interval '30 days'
          where state = 'paid' and part = 1 and not exists (select from policy where policy.order_id = payment.order_id)`);
        const count = async () =>
          unsold.push(
            (
              await queryRows(
                tx,
                sql`select from payment_to_check where reason = 'noPolicy' and part = 1`,
              )
            ).length,
          );
        await count();
        await findUnsold(tx);
        await count();
        throw undone;
      });
      await expect(looked).rejects.toBe(undone);
      const [before = 0, after] = unsold;
      expect(after).toBe(before + 6);
    });
  });
}

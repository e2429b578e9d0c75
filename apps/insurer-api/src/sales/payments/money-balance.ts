import { DAY_MS } from "@sughurta/domain";
import { sql } from "drizzle-orm";
import { type Database, queryRows } from "#src/platform/database/sql.ts";

const CHECKED_MS = 90 * DAY_MS;

/** Numbers of payments whose money does not add up. */
export interface UnbalancedPayments {
  /** Ended, with less returned and kept than received. */
  readonly missing: number;
  /** More returned and kept than received. */
  readonly excess: number;
}

/**
 * Checks the invariant of payments that bought nothing, returned + kept = received (SPEC-103), for those that changed
 * in the last 90 days. Both numbers are 0 unless there is a fault.
 */
export async function unbalancedPayments(db: Database, now: Date): Promise<UnbalancedPayments> {
  const since = new Date(now.getTime() - CHECKED_MS).toISOString();
  const [found] = await queryRows<{ missing: number; excess: number }>(
    db,
    sql`select
      count(*) filter (where payment.state in ('refunded', 'closed')
        and money.refunded_diram + money.kept_diram < money.received_diram)::int as missing,
      count(*) filter (where money.refunded_diram + money.kept_diram > money.received_diram)::int as excess
    from (
      select id from payment where state in ('refunded', 'closed') and updated_at >= ${since}::timestamptz
      union
      select payment_id from refund where payment_id is not null and updated_at >= ${since}::timestamptz
      union
      select payment_id from money_decision where command = 'keep' and created_at >= ${since}::timestamptz
    ) as changed
    join payment on payment.id = changed.id
    join payment_money as money on money.payment_id = payment.id`,
  );
  return found ?? { missing: 0, excess: 0 };
}

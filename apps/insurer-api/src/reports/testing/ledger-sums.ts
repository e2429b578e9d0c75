import { sql } from "drizzle-orm";
import { type Database, queryRows } from "#src/platform/database/sql.ts";

/** Sums of the rows of sales in diram, read without the premium register: money, commission and policies. */
export async function ledgerSums(db: Database) {
  const [found] = await queryRows<Record<string, string>>(
    db,
    sql`select
      (select sum(amount_diram) from payment_event where status = 'paid') as received,
      (select sum(amount_diram) from policy where order_id is null) as office,
      (select sum(amount_diram) from instalment where payment_id is null and policy_number not in
        (select policy_number from policy_cancellation)) as due,
      (select sum(amount_diram) from refund) as returned,
      (select sum(amount_diram) from refund where state = 'paid') as refunded,
      (select sum(commission_diram) from partner_entry) as commission,
      (select count(*) from policy) as sold,
      (select count(*) from policy_cancellation) as cancelled`,
  );
  const of = (name: string) => Number(found?.[name] ?? 0);
  return {
    sold: of("sold"),
    cancelled: of("cancelled"),
    premium: of("received") + of("office") + of("due") - of("returned"),
    refunded: of("refunded"),
    commission: of("commission"),
  };
}

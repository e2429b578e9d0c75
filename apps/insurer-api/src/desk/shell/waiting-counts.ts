import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#src/platform/database/sql.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { OLD_RATE_DAYS, rateOn } from "#src/products/travel/exchange-rate.ts";

/** More than this is not counted: nobody needs to know how many. */
export const MOST_COUNTED = 100;

/** Rows that wait for somebody, by work list. */
const WAITING: Readonly<Record<string, SQL>> = {
  payments: sql`select distinct payment_id from payment_to_check`,
  refunds: sql`select 1 from refund where state in ('requested', 'approved')`,
  claims: sql`select 1 from claim where state in ('registered', 'underReview')`,
  calls: sql`select 1 from callback_request where closed_at is null`,
  resumes: sql`select 1 from resume where done_at is null`,
  messages: sql`select 1 from outbox where state = 'failed'`,
  handover: sql`select 1 from webhook_event where delivered_at is null and attempts > 0`,
  prices: sql`select 1 from product_price where state = 'proposed'`,
  tariffs: sql`select 1 from tariff where state = 'proposed'`,
};

/** How much of each work list waits for somebody; of exchange rates, how many are old. */
export async function waitingCounts(
  service: Pick<Platform, "config" | "db" | "now">,
  lists: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = lists.flatMap((list) => {
    const waiting = WAITING[list];
    return waiting === undefined
      ? []
      : [
          sql`select ${list}::text as list, count(*)::int as waiting from (${waiting} limit ${MOST_COUNTED}) as one`,
        ];
  });
  const rows =
    counted.length === 0
      ? []
      : await rowsOf<{ list: string; waiting: number }>(
          service.db,
          sql.join(counted, sql` union all `),
        );
  const old = lists.includes("rates") ? await oldRates(service.db, todayOf(service)) : 0;
  return new Map([...rows.map(({ list, waiting }) => [list, waiting] as const), ["rates", old]]);
}

async function oldRates(db: Database, today: string): Promise<number> {
  const oldest = addDays(today, -OLD_RATE_DAYS);
  const rates = await Promise.all(TRAVEL_CURRENCIES.map((currency) => rateOn(db, currency, today)));
  return rates.filter((rate) => rate === undefined || rate.validFrom < oldest).length;
}

import { addDays } from "@sughurta/domain";
import { sql } from "drizzle-orm";
import { type PremiumCheck, premiumCheck } from "#src/platform/database/schema/reports.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { defineClockQueue } from "#src/platform/jobs/job-queue.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import { getToday } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { getEarned } from "./earning.ts";
import { enterPremiums, oldestSale } from "./premium-entries.ts";
import { readRegister, registerTotals } from "./premium-register.ts";

type Needs = Pick<Service, "config" | "db" | "log" | "now">;

const PAGE = 10_000;
/** A movement is entered at most this long after its time. */
const ENTERED_WITHIN = "1 hour";

/** The newest entry of a policy. */
interface LastEntry {
  readonly policy_number: string;
  readonly premium_diram: string;
  readonly is_ended: boolean;
  readonly start_date: string;
  readonly end_date: string;
  readonly currency: string;
}

/**
 * Enters movements that were missed and compares the register with the rows of sales: each policy with its entries, and
 * the sums of days with the earned premium calculated policy by policy. Stores and returns the number of differences.
 */
export async function checkPremiums(service: Needs): Promise<PremiumCheck> {
  const { db, now, log } = service;
  const since = await oldestSale(db);
  if (since) await enterPremiums(service, since);
  const found = await db.transaction(async (tx) => {
    // All policies are read at once, in one snapshot.
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const missing = await missingMovements(tx, now());
    return { checkedAt: now(), ...(await differingPolicies(tx)), missing };
  });
  const differing = found.differing + (await differingSums(db, getToday(service)));
  const check = { ...found, differing };
  await db.insert(premiumCheck).values(check).onConflictDoNothing();
  if (check.missing + check.differing > 0) {
    const { missing, differing } = check;
    log.error({ call: "premiumCheck" }, `${missing} missing, ${differing} differing`);
  }
  return check;
}

/** Policies whose entries add up to another premium or refund than their rows say. */
async function differingPolicies(db: Database) {
  const [found] = await queryRows<{ policies: number; differing: number }>(
    db,
    sql`select count(*)::int as policies, count(*) filter (where
        coalesce(entered.premium, -1) <> policy.amount_diram + coalesce(moved.cancelled, 0)
        or coalesce(entered.refunded, 0) <> coalesce(moved.refunded, 0)
        or entered.start_date <> policy.start_date or entered.end_date <> policy.end_date)::int as differing
      from policy
      left join (
        select policy_number, sum(change_diram) as premium, sum(refunded_diram) as refunded,
          (array_agg(start_date order by position desc))[1] as start_date,
          (array_agg(end_date order by position desc))[1] as end_date
        from premium_entry group by policy_number
      ) as entered on entered.policy_number = policy.number
      left join (
        select policy_number, sum(change_diram) filter (where kind = 'cancellation') as cancelled,
          sum(refunded_diram) as refunded
        from premium_movement where kind in ('cancellation', 'refund') group by policy_number
      ) as moved on moved.policy_number = policy.number`,
  );
  return found ?? { policies: 0, differing: 0 };
}

async function missingMovements(db: Database, now: Date): Promise<number> {
  const [found] = await queryRows<{ missing: number }>(
    db,
    sql`select count(*)::int as missing from premium_movement as movement
      where movement.happened_at < ${now.toISOString()}::timestamptz - ${ENTERED_WITHIN}::interval
        and not exists (select 1 from premium_entry as entry
          where entry.policy_number = movement.policy_number and entry.source = movement.source)`,
  );
  return found?.missing ?? 0;
}

/** Currencies whose sums of days differ from those of the policies, calculated one by one up to yesterday. */
async function differingSums(db: Database, today: string): Promise<number> {
  const yesterday = addDays(today, -1);
  const expected = new Map<string, { premium: number; earned: number }>();
  for await (const entry of lastEntries(db, yesterday)) {
    const state = {
      premiumDiram: Number(entry.premium_diram),
      isEnded: entry.is_ended,
      startDate: entry.start_date,
      endDate: entry.end_date,
    };
    const sums = expected.get(entry.currency) ?? { premium: 0, earned: 0 };
    expected.set(entry.currency, sums);
    sums.premium += state.premiumDiram;
    sums.earned += getEarned(state, yesterday);
  }
  const period = { from: "2000-01-01", to: yesterday };
  const totals = registerTotals("channel", await readRegister(db, "channel", period));
  const registered = new Map(totals.map((one) => [one.currency, one]));
  return [...expected].filter(([currency, { premium, earned }]) => {
    const sums = registered.get(currency);
    return sums?.earnedDiram !== earned || sums.unearnedDiram !== premium - earned;
  }).length;
}

/** The newest entry of every policy up to a day, read in pages. */
async function* lastEntries(db: Database, day: string): AsyncGenerator<LastEntry> {
  for (let after = ""; ; ) {
    const page = await queryRows<LastEntry>(
      db,
      sql`select distinct on (policy_number) policy_number, premium_diram::text, is_ended,
          start_date::text, end_date::text, currency
        from premium_entry where policy_number > ${after} and booked_on <= ${day}::date
        order by policy_number, position desc limit ${PAGE}`,
    );
    yield* page;
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.policy_number;
  }
}

/** Compares the register with the rows of sales at night: 02:20 in Dushanbe. */
export const premiumChecking = handleJobs({
  queue: defineClockQueue("premiumCheck", 4 * 3_600),
  cron: "20 21 * * *",
  run: (service: Needs) => checkPremiums(service),
});

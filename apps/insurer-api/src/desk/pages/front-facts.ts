import { eq, type SQL, sql } from "drizzle-orm";
import { premiumDay } from "#src/platform/database/schema/reports.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";

/** Times of the pending items of a work list. */
const PENDING: Readonly<Record<string, SQL>> = {
  payments: sql`select since as at from payment_to_check`,
  refunds: sql`select created_at as at from refund where state in ('requested', 'approved')`,
  claims: sql`select created_at as at from claim where state in ('registered', 'underReview')`,
  checks: sql`select created_at as at from screening_check where state = 'open'`,
  calls: sql`select created_at as at from callback_request where closed_at is null`,
  vehicles: sql`select since as at from vehicle_to_check`,
  held: sql`select created_at as at from outbox where held
    union all select created_at from webhook_event where held
    union all select created_at from refund where held
    union all select created_at from fiscal_receipt where held`,
  resumes: sql`select created_at as at from resume where done_at is null`,
};

/** Policies sold today in a currency, and their premium in diram. */
interface SoldToday {
  readonly currency: string;
  readonly sold: number;
  readonly writtenDiram: number;
}

/** What the front page shows beside the numbers of pending items. */
export interface FrontFacts {
  /** Since when the oldest item of a list is pending. */
  readonly oldest: ReadonlyMap<string, Date>;
  /** Omitted for staff without reports. */
  readonly today?: readonly SoldToday[] | undefined;
  /** Deliveries held after a restore. */
  readonly held: number;
}

/** Facts of the lists that a staff member may open. */
export async function readFrontFacts(
  service: Pick<Platform, "config" | "db" | "now">,
  lists: readonly string[],
): Promise<FrontFacts> {
  const { db } = service;
  const dated = lists.flatMap((list) => {
    const pending = PENDING[list];
    return pending === undefined
      ? []
      : [sql`select ${list}::text as list, min(one.at) as oldest from (${pending}) as one`];
  });
  const rows =
    dated.length === 0
      ? []
      : await queryRows<{ list: string; oldest: string | Date | null }>(
          db,
          sql.join(dated, sql` union all `),
        );
  const oldest = new Map(
    rows.flatMap(({ list, oldest: at }) => (at === null ? [] : [[list, new Date(at)] as const])),
  );
  const today = lists.includes("registers")
    ? await readSoldToday(db, getToday(service))
    : undefined;
  const held = (await suspendedDeliveries(db)).reduce((sum, { count }) => sum + count, 0);
  return { oldest, today, held };
}

function readSoldToday(db: Database, today: string): Promise<SoldToday[]> {
  const total = (name: string) => sql<number>`sum(${sql.identifier(name)})`.mapWith(Number);
  return db
    .select({
      currency: premiumDay.currency,
      sold: total("sold"),
      writtenDiram: total("written_diram"),
    })
    .from(premiumDay)
    .where(eq(premiumDay.day, today))
    .groupBy(premiumDay.currency);
}

import { DAY_MS } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, asc, desc, eq, gte, inArray, lt, max, min, notExists, sql } from "drizzle-orm";
import {
  type PremiumDay,
  type PremiumEntry,
  type PremiumMovement,
  premiumDay,
  premiumEntry,
  premiumMovement,
} from "#src/platform/database/schema/reports.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { defineClockQueue } from "#src/platform/jobs/job-queue.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { earningChanges, type PremiumState } from "./earning.ts";

type Needs = Pick<Service, "config" | "db" | "now">;
type NewEntry = Omit<PremiumEntry, "position">;
type Key = Pick<PremiumDay, "day" | "productCode" | "channel" | "operator" | "currency">;

const HOUR_MS = 3_600_000;
/** A movement is committed at most this long after its time. */
const LATE_MS = HOUR_MS;
/** Below the limit of parameters in a statement. */
const ROWS_PER_INSERT = 1_000;

/**
 * Enters new movements into the premium register and adds them to the sums of their days; returns their number. Looks
 * from an hour before the newest entry on, or from a given time on.
 */
export async function enterPremiums(service: Needs, since?: Date): Promise<number> {
  const begin = since ?? (await firstTime(service.db));
  if (begin === undefined) return 0;
  const end = service.now().getTime() + LATE_MS;
  let entered = 0;
  for (let from = begin.getTime(); from < end; from += DAY_MS) {
    const window = [new Date(from), new Date(Math.min(from + DAY_MS, end))] as const;
    entered += await service.db.transaction((tx) => enterWindow(service, tx, window));
  }
  return entered;
}

/** The time from which movements may lack an entry; `undefined` without any policy. */
async function firstTime(db: Database): Promise<Date | undefined> {
  const [newest] = await db.select({ at: max(premiumEntry.happenedAt) }).from(premiumEntry);
  if (newest?.at) return new Date(newest.at.getTime() - LATE_MS);
  return (await oldestSale(db)) ?? undefined;
}

/** Time of the first sale. */
export async function oldestSale(db: Database): Promise<Date | null> {
  const [oldest] = await db.select({ at: min(policy.createdAt) }).from(policy);
  return oldest?.at ?? null;
}

/** Movements of a time span that have no entry, in their order. */
const unentered = (db: Database, from: Date, to: Date) =>
  db
    .select()
    .from(premiumMovement)
    .where(
      and(
        gte(premiumMovement.happenedAt, from),
        lt(premiumMovement.happenedAt, to),
        notExists(
          db
            .select({ one: sql`1` })
            .from(premiumEntry)
            .where(
              and(
                eq(premiumEntry.policyNumber, premiumMovement.policyNumber),
                eq(premiumEntry.source, premiumMovement.source),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(premiumMovement.happenedAt), sql`${premiumMovement.kind} <> 'sale'`);

async function enterWindow(
  { config }: Needs,
  tx: Database,
  [from, to]: readonly [Date, Date],
): Promise<number> {
  const movements = await unentered(tx, from, to);
  if (movements.length === 0) return 0;
  const states = await latestStates(tx, movements);
  const days = new Map<string, PremiumDay>();
  const entries = movements.map((movement) => {
    const before = states.get(movement.policyNumber);
    const entry = toEntry(movement, before, dateIn(config.timeZone, movement.happenedAt));
    addToDays(days, entry, before);
    states.set(entry.policyNumber, entry);
    return entry;
  });
  for (const rows of chunks(entries)) await tx.insert(premiumEntry).values(rows);
  for (const rows of chunks([...days.values()])) await addDaySums(tx, rows);
  return entries.length;
}

/** Newest entries of the policies of movements. */
async function latestStates(tx: Database, movements: readonly PremiumMovement[]) {
  const changed = movements.filter(({ kind }) => kind !== "sale");
  const numbers = [...new Set(changed.map(({ policyNumber }) => policyNumber))];
  const states = new Map<string, NewEntry>();
  for (const some of chunks(numbers)) {
    const found = await tx
      .selectDistinctOn([premiumEntry.policyNumber])
      .from(premiumEntry)
      .where(inArray(premiumEntry.policyNumber, some))
      .orderBy(premiumEntry.policyNumber, desc(premiumEntry.position));
    for (const entry of found) states.set(entry.policyNumber, entry);
  }
  return states;
}

/** The entry of a movement; a policy stays with the product, channel and operator of its sale. */
function toEntry(
  movement: PremiumMovement,
  before: NewEntry | undefined,
  bookedOn: string,
): NewEntry {
  const { productCode, channel, operator, currency } = before ?? movement;
  return {
    ...movement,
    productCode,
    channel,
    operator,
    currency,
    bookedOn,
    premiumDiram: (before?.premiumDiram ?? 0) + movement.changeDiram,
    isEnded: movement.kind === "cancellation" || (before?.isEnded ?? false),
  };
}

const getState = ({ premiumDiram, isEnded, startDate, endDate }: NewEntry): PremiumState => ({
  premiumDiram,
  isEnded,
  startDate,
  endDate,
});

const NO_SUMS = {
  sold: 0,
  cancelled: 0,
  writtenDiram: 0,
  correctedDiram: 0,
  cancelledDiram: 0,
  refundedDiram: 0,
  commissionDiram: 0,
  earnedDiram: 0,
  dailyDiram: 0,
};
/** Members of a day that are summed up. */
const SUMS = Object.keys(NO_SUMS) as readonly (keyof typeof NO_SUMS)[];

function addToDays(days: Map<string, PremiumDay>, entry: NewEntry, before: NewEntry | undefined) {
  const { productCode, channel, operator, currency } = entry;
  const getDay = (day: string): PremiumDay => {
    const key: Key = { day, productCode, channel, operator, currency };
    const name = JSON.stringify(key);
    const found = days.get(name) ?? { ...key, ...NO_SUMS };
    days.set(name, found);
    return found;
  };
  const booked = getDay(entry.bookedOn);
  booked.refundedDiram += entry.refundedDiram;
  booked.commissionDiram += entry.commissionDiram;
  if (entry.kind === "sale") {
    booked.sold += 1;
    booked.writtenDiram += entry.changeDiram;
  }
  if (entry.kind === "correction") booked.correctedDiram += entry.changeDiram;
  if (entry.kind === "cancellation") {
    booked.cancelled += 1;
    booked.cancelledDiram -= entry.changeDiram;
  }
  if (entry.kind === "refund") return;
  const changes = earningChanges(before && getState(before), getState(entry), entry.bookedOn);
  for (const { day, earnedDiram, dailyDiram } of changes) {
    const changed = getDay(day);
    changed.earnedDiram += earnedDiram;
    changed.dailyDiram += dailyDiram;
  }
}

function addDaySums(tx: Database, rows: PremiumDay[]) {
  const added = SUMS.map((name) => {
    const column = sql.identifier(premiumDay[name].name);
    return [name, sql`premium_day.${column} + excluded.${column}`] as const;
  });
  const { day, productCode, channel, operator, currency } = premiumDay;
  return tx
    .insert(premiumDay)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, productCode, channel, operator, currency],
      set: Object.fromEntries(added),
    });
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}

/** Keeps the register up to date. */
export const premiumEntering = handleJobs({
  queue: defineClockQueue("premiums", 4 * 3_600),
  cron: "*/5 * * * *",
  run: (service: Needs) => enterPremiums(service),
});

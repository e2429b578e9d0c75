import type { OrderVisits } from "@sughurta/domain";
import { addDays, daysBetween } from "@sughurta/domain";
import { isMotorProgram, MOTOR_PROGRAMS, productOfProgram } from "@sughurta/domain/motor";
import { and, between, desc, eq, inArray, isNotNull, lt, lte, max, or, sql } from "drizzle-orm";
import {
  type PremiumCheck,
  type PremiumEntry,
  premiumCheck,
  premiumDay,
  premiumEntry,
  type SalesChannel,
} from "#src/platform/database/schema/reports.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import { type Database, listValues } from "#src/platform/database/sql.ts";

/** What the lines of the register are grouped by. */
export const REGISTER_GROUPS = ["day", "product", "programme", "channel", "operator"] as const;
export type RegisterGroup = (typeof REGISTER_GROUPS)[number];

/** Longest period of a report, in days. */
export const MAX_REGISTER_DAYS = 1_100;

/** Days of a report, ISO, inclusive, and the policies that it is limited to. */
export interface RegisterQuery {
  readonly from: string;
  readonly to: string;
  readonly programmes?: readonly string[] | undefined;
  readonly channel?: SalesChannel | undefined;
  readonly operator?: string | undefined;
}

/** Sums of the register, in diram. `unearnedDiram` is that of the end of the period. */
export interface RegisterSums {
  readonly sold: number;
  readonly cancelled: number;
  readonly writtenDiram: number;
  readonly correctedDiram: number;
  readonly cancelledDiram: number;
  readonly refundedDiram: number;
  readonly earnedDiram: number;
  readonly unearnedDiram: number;
  readonly commissionDiram: number;
}
export type RegisterColumn = keyof RegisterSums;

const NO_SUMS: RegisterSums = {
  sold: 0,
  cancelled: 0,
  writtenDiram: 0,
  correctedDiram: 0,
  cancelledDiram: 0,
  refundedDiram: 0,
  earnedDiram: 0,
  unearnedDiram: 0,
  commissionDiram: 0,
};
/** Columns of the register, in their order. */
export const REGISTER_COLUMNS = Object.keys(NO_SUMS) as readonly RegisterColumn[];

/** A line of the register; `key` is a day, or a code. */
export interface RegisterLine extends RegisterSums {
  readonly key: string;
  readonly currency: string;
}

/** Sums of a day as they are stored, with what is earned from it on. */
interface DaySums extends Omit<RegisterSums, "unearnedDiram"> {
  readonly day: string;
  readonly key: string;
  readonly currency: string;
  readonly dailyDiram: number;
}

/** The product of a programme: motor insurance has several for each. */
export const getProduct = (productCode: string): string =>
  isMotorProgram(productCode) ? productOfProgram(productCode) : productCode;

/** The programmes of a product; the code of a programme is that of a product of its own. */
export function getProgrammes(product: string): readonly string[] {
  const programmes = MOTOR_PROGRAMS.filter((one) => productOfProgram(one) === product);
  return programmes.length > 0 ? programmes : [product];
}

const total = (name: string) => sql<number>`sum(${sql.identifier(name)})`.mapWith(Number);

const KEYS = {
  day: sql<string>`''`,
  product: premiumDay.productCode,
  programme: premiumDay.productCode,
  channel: premiumDay.channel,
  operator: premiumDay.operator,
} as const;

/**
 * The day to which a day is added: for lines of days, all before the period become the one before it; for other lines
 * the period becomes its last day, too.
 */
function bookedOn(group: RegisterGroup, { from, to }: RegisterQuery) {
  const before = addDays(from, -1);
  if (group === "day") return sql`greatest(${premiumDay.day}, ${before}::date)`;
  return sql`case when ${premiumDay.day} < ${from}::date then ${before}::date else ${to}::date end`;
}

/** Sums of the days up to the end of a period, by the key of a group. */
function readDays(db: Database, group: RegisterGroup, query: RegisterQuery): Promise<DaySums[]> {
  const { to, programmes, channel, operator } = query;
  const day = bookedOn(group, query);
  // What was earned each day until then is added to what was earned at once.
  const earned = sql`${premiumDay.earnedDiram} + ${premiumDay.dailyDiram} * (${day} - ${premiumDay.day})`;
  return db
    .select({
      day: sql<string>`(${day})::text`,
      key: sql<string>`${KEYS[group]}`,
      currency: premiumDay.currency,
      sold: total("sold"),
      cancelled: total("cancelled"),
      writtenDiram: total("written_diram"),
      correctedDiram: total("corrected_diram"),
      cancelledDiram: total("cancelled_diram"),
      refundedDiram: total("refunded_diram"),
      commissionDiram: total("commission_diram"),
      earnedDiram: sql<number>`sum(${earned})`.mapWith(Number),
      dailyDiram: total("daily_diram"),
    })
    .from(premiumDay)
    .where(
      and(
        lte(premiumDay.day, to),
        programmes === undefined ? undefined : inArray(premiumDay.productCode, [...programmes]),
        channel === undefined ? undefined : eq(premiumDay.channel, channel),
        operator === undefined ? undefined : eq(premiumDay.operator, operator),
      ),
    )
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1`);
}

const added = (sums: RegisterSums, more: Partial<RegisterSums>): RegisterSums => {
  const pairs = REGISTER_COLUMNS.map((name) => [name, sums[name] + (more[name] ?? 0)]);
  return Object.fromEntries(pairs) as Record<RegisterColumn, number>;
};

/** What the days of a key have earned by the end of a day. */
const earnedThrough = (days: readonly DaySums[], end: string): number =>
  days
    .filter(({ day }) => day <= end)
    .reduce(
      (sum, { day, earnedDiram, dailyDiram }) =>
        sum + earnedDiram + dailyDiram * (daysBetween(day, end) + 1),
      0,
    );

/** The line of a key for a period, from all days up to its end. */
function toLine(days: readonly DaySums[], { from, to }: RegisterQuery): RegisterSums {
  const booked = days
    .filter(({ day }) => day >= from)
    .reduce((sums, day) => added(sums, { ...day, earnedDiram: 0 }), NO_SUMS);
  const premium = days.reduce(
    (sum, one) => sum + one.writtenDiram + one.correctedDiram - one.cancelledDiram,
    0,
  );
  const earned = earnedThrough(days, to);
  return {
    ...booked,
    earnedDiram: earned - earnedThrough(days, addDays(from, -1)),
    unearnedDiram: premium - earned,
  };
}

/** A line for each day of a period, also for days on which premium is only earned. */
function linesOfDays(
  days: readonly DaySums[],
  { from, to }: RegisterQuery,
): [string, RegisterSums][] {
  const byDay = Map.groupBy(days, ({ day }) => day);
  const before = days.filter(({ day }) => day < from);
  let daily = before.reduce((sum, { dailyDiram }) => sum + dailyDiram, 0);
  let unearned = toLine(before, { from, to: addDays(from, -1) }).unearnedDiram;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const sums = (byDay.get(day) ?? []).reduce((all, one) => {
      daily += one.dailyDiram;
      return added(all, one);
    }, NO_SUMS);
    const earnedDiram = sums.earnedDiram + daily;
    unearned += sums.writtenDiram + sums.correctedDiram - sums.cancelledDiram - earnedDiram;
    return [day, { ...sums, earnedDiram, unearnedDiram: unearned }];
  });
}

const isEmpty = (sums: RegisterSums) => REGISTER_COLUMNS.every((name) => sums[name] === 0);

/** The register of a period, grouped; lines of days in their order, others by written premium. */
export async function readRegister(
  db: Database,
  group: RegisterGroup,
  query: RegisterQuery,
): Promise<readonly RegisterLine[]> {
  const days = await readDays(db, group, query);
  const byCurrency = Map.groupBy(days, ({ currency }) => currency);
  return [...byCurrency].flatMap(([currency, ofCurrency]) => {
    if (group === "day") {
      return linesOfDays(ofCurrency, query)
        .map(([key, sums]) => ({ key, currency, ...sums }))
        .filter((line) => !isEmpty(line));
    }
    const toKey = ({ key }: DaySums) => (group === "product" ? getProduct(key) : key);
    return [...Map.groupBy(ofCurrency, toKey)]
      .map(([key, some]) => ({ key, currency, ...toLine(some, query) }))
      .filter((line) => !isEmpty(line))
      .toSorted((a, b) => b.writtenDiram - a.writtenDiram || a.key.localeCompare(b.key));
  });
}

/** The sum of lines, for each currency; the unearned premium of days is that of the last one. */
export function registerTotals(group: RegisterGroup, lines: readonly RegisterLine[]) {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, some]) => {
    const sums = some.reduce<RegisterSums>(added, NO_SUMS);
    const last = some.at(-1)?.unearnedDiram ?? 0;
    return { currency, ...sums, ...(group === "day" ? { unearnedDiram: last } : {}) };
  });
}

/** Codes of programmes and operators in the register, for its filters. */
export async function registerCodes(db: Database) {
  return {
    programmes: await listValues(db, premiumDay.productCode),
    operators: await listValues(db, premiumDay.operator),
  };
}

/** The newest comparison of the register with the rows of sales. */
export async function latestPremiumCheck(db: Database): Promise<PremiumCheck | undefined> {
  const [check] = await db
    .select()
    .from(premiumCheck)
    .orderBy(desc(premiumCheck.checkedAt))
    .limit(1);
  return check;
}

/** How current the register is, and its last comparison with the rows of sales. */
export interface RegisterStatus {
  readonly enteredAt: Date | undefined;
  readonly check: PremiumCheck | undefined;
}

export async function registerStatus(db: Database): Promise<RegisterStatus> {
  const [newest] = await db.select({ at: max(premiumEntry.happenedAt) }).from(premiumEntry);
  return { enteredAt: newest?.at ?? undefined, check: await latestPremiumCheck(db) };
}

/** Entries of a period before a position, the newest first. */
export function registerEntries(
  db: Database,
  { from, to, programmes, channel, operator }: RegisterQuery,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<PremiumEntry[]> {
  return db
    .select()
    .from(premiumEntry)
    .where(
      and(
        between(premiumEntry.bookedOn, from, to),
        lt(premiumEntry.position, before),
        programmes === undefined ? undefined : inArray(premiumEntry.productCode, [...programmes]),
        channel === undefined ? undefined : eq(premiumEntry.channel, channel),
        operator === undefined ? undefined : eq(premiumEntry.operator, operator),
      ),
    )
    .orderBy(desc(premiumEntry.position))
    .limit(limit);
}

const POLICIES_PER_QUERY = 1_000;

/** How a policy was sold: the visits by links that led to its order, and the member of staff who sold it. */
export interface PolicySource {
  readonly visits: OrderVisits | null;
  readonly soldBy: string | null;
}

/** How policies were sold, by policy number; policies of which nothing is known are left out. */
export async function sourcesOfPolicies(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PolicySource>> {
  const sources = new Map<string, PolicySource>();
  for (let from = 0; from < numbers.length; from += POLICIES_PER_QUERY) {
    const rows = await db
      .select({ number: policy.number, visits: order.visits, soldBy: order.soldBy })
      .from(policy)
      .innerJoin(order, eq(order.id, policy.orderId))
      .where(
        and(
          inArray(policy.number, numbers.slice(from, from + POLICIES_PER_QUERY)),
          or(isNotNull(order.visits), isNotNull(order.soldBy)),
        ),
      );
    for (const { number, ...source } of rows) sources.set(number, source);
  }
  return sources;
}

/** Premiums of a period that a member of staff sold, in diram. */
export interface SellerLine {
  readonly seller: string;
  readonly currency: string;
  readonly sold: number;
  readonly writtenDiram: number;
  readonly correctedDiram: number;
  readonly cancelledDiram: number;
}

/** Sales of a period by the member of staff who sold them, the largest first. */
export function readSellers(
  db: Database,
  { from, to, programmes, operator }: RegisterQuery,
): Promise<readonly SellerLine[]> {
  const getSum = (kind: PremiumEntry["kind"], sign: 1 | -1) =>
    sql<number>`coalesce(sum(${premiumEntry.changeDiram}) filter (where ${premiumEntry.kind} = ${kind}), 0) * ${sql.raw(String(sign))}`.mapWith(
      Number,
    );
  return db
    .select({
      seller: sql<string>`${order.soldBy}`,
      currency: premiumEntry.currency,
      sold: sql<number>`count(*) filter (where ${premiumEntry.kind} = 'sale')`.mapWith(Number),
      writtenDiram: getSum("sale", 1),
      correctedDiram: getSum("correction", 1),
      cancelledDiram: getSum("cancellation", -1),
    })
    .from(premiumEntry)
    .innerJoin(policy, eq(policy.number, premiumEntry.policyNumber))
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(
      and(
        between(premiumEntry.bookedOn, from, to),
        eq(premiumEntry.channel, "staff"),
        isNotNull(order.soldBy),
        programmes === undefined ? undefined : inArray(premiumEntry.productCode, [...programmes]),
        operator === undefined ? undefined : eq(premiumEntry.operator, operator),
      ),
    )
    .groupBy(order.soldBy, premiumEntry.currency)
    .orderBy(desc(getSum("sale", 1)), order.soldBy);
}

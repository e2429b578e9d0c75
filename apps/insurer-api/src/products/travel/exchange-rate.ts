import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES, type TravelCurrency } from "@sughurta/domain/travel";
import { and, desc, eq, lte } from "drizzle-orm";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { refusePastDay } from "#src/products/tariff/price-command.ts";

/** Price of one unit of a currency. */
export interface ExchangeRate {
  readonly tjs: number;
  /** ISO day from which it is valid. */
  readonly validFrom: string;
}

/**
 * Today's rate, the newest one that has begun, if there is one. In the sandbox, where no rates are entered, it begins
 * today.
 */
export async function rateOfToday(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  currency: TravelCurrency,
): Promise<ExchangeRate | undefined> {
  const day = getToday(service);
  const rate = await rateOn(db, currency, day);
  return rate && service.config.sandbox ? { ...rate, validFrom: day } : rate;
}

/** The rate valid on an ISO day, as far as it is stored. */
export async function rateOn(
  db: Database,
  currency: TravelCurrency,
  day: string,
): Promise<ExchangeRate | undefined> {
  const [rate] = await db
    .select({ tjs: currencyRate.tjs, validFrom: currencyRate.validFrom })
    .from(currencyRate)
    .where(and(eq(currencyRate.currency, currency), lte(currencyRate.validFrom, day)))
    .orderBy(desc(currencyRate.validFrom), desc(currencyRate.position))
    .limit(1);
  return rate;
}

/** Days after which a rate is outdated: the central bank publishes one on every working day. */
export const OLD_RATE_DAYS = 7;

/** A rate to enter. */
export interface NewRate {
  readonly currency: TravelCurrency;
  readonly validFrom: string;
  readonly tjs: number;
}

/** Range of the column; values beyond it are typing errors. */
export const RATE_BOUNDS = { min: 0.0001, max: 1_000_000 };

/** Refuses an invalid rate, or one for a past day. Throws 422. */
export function checkRate(service: Pick<Platform, "config" | "now">, { tjs, validFrom }: NewRate) {
  if (!(tjs >= RATE_BOUNDS.min && tjs <= RATE_BOUNDS.max))
    throw new FailureError(422, "rateNotPositive");
  refusePastDay(service, validFrom);
}

/** Facts of the rule about two people: the rate of the day before, and the new one. */
export async function rateMove(db: Database, { currency, validFrom, tjs }: NewRate) {
  const before = await rateOn(db, currency, addDays(validFrom, -1));
  return { before: before?.tjs, after: tjs };
}

/**
 * Adds a rate from a day on; an earlier one of that day stays in the history and is no longer valid. A large move needs
 * two people; it is measured from the day before, so that several entries of a day do not add up to one. Throws 403 or
 * 422.
 */
export async function enterRate(
  service: Pick<Platform, "config" | "db" | "now">,
  rate: NewRate,
  approval: Approval,
): Promise<void> {
  checkRate(service, rate);
  requireTwoPeople(service, "rate", await rateMove(service.db, rate), approval);
  await service.db
    .insert(currencyRate)
    .values({ ...rate, enteredBy: approval.by, enteredAt: service.now() });
}

/** Adds the rates of an archive or a seed from an ISO day on, if they differ from those valid by then. */
export async function loadRates(
  service: Pick<Platform, "now">,
  tx: Database,
  rates: { readonly [Currency in TravelCurrency]?: number | undefined },
  validFrom: string,
): Promise<void> {
  for (const currency of TRAVEL_CURRENCIES) {
    const tjs = rates[currency];
    if (tjs === undefined || tjs === (await rateOn(tx, currency, validFrom))?.tjs) continue;
    await tx.insert(currencyRate).values({ currency, tjs, validFrom, enteredAt: service.now() });
  }
}

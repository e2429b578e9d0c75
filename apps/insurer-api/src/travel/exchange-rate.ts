import type { TravelCurrency } from "@sughurta/domain/travel";
import { and, desc, eq, lte } from "drizzle-orm";
import { currencyRate } from "#src/database/schema/currency-rate.ts";
import type { Database } from "#src/database/sql.ts";
import { FIRST_RATES } from "./tariff.ts";

/** What one unit of a currency costs. */
export interface ExchangeRate {
  readonly tjs: number;
  /** ISO day from which it counts. */
  readonly validFrom: string;
}

/** The rate of a day: the newest that has begun. */
export async function rateOn(
  db: Database,
  currency: TravelCurrency,
  day: string,
): Promise<ExchangeRate> {
  const [rate] = await db
    .select({ tjs: currencyRate.tjs, validFrom: currencyRate.validFrom })
    .from(currencyRate)
    .where(and(eq(currencyRate.currency, currency), lte(currencyRate.validFrom, day)))
    .orderBy(desc(currencyRate.validFrom))
    .limit(1);
  if (!rate) throw new Error(`There is no rate of ${currency} for ${day}`);
  return rate;
}

/** Gives an empty table its first rates; later ones are rows that the insurer adds. */
export async function seedRates(db: Database): Promise<void> {
  await db
    .insert(currencyRate)
    .values([...FIRST_RATES])
    .onConflictDoNothing();
}

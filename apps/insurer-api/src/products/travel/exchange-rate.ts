import type { TravelCurrency } from "@sughurta/domain/travel";
import { and, desc, eq, lte } from "drizzle-orm";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { todayOf } from "#src/platform/platform.ts";
import { FIRST_RATES } from "./tariff.ts";

/** What one unit of a currency costs. */
export interface ExchangeRate {
  readonly tjs: number;
  /** ISO day from which it counts. */
  readonly validFrom: string;
}

/** The rate of today: the newest that has begun. In the sandbox, where nobody adds rows, it begins today. */
export async function rateOfToday(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  currency: TravelCurrency,
): Promise<ExchangeRate> {
  const day = todayOf(service);
  const [rate] = await db
    .select({ tjs: currencyRate.tjs, validFrom: currencyRate.validFrom })
    .from(currencyRate)
    .where(and(eq(currencyRate.currency, currency), lte(currencyRate.validFrom, day)))
    .orderBy(desc(currencyRate.validFrom))
    .limit(1);
  if (!rate) throw new Error(`There is no rate of ${currency} for ${day}`);
  return service.config.sandbox ? { ...rate, validFrom: day } : rate;
}

/** Gives the sandbox its rates; the insurer's own are rows that it adds. */
export async function seedRates(db: Database): Promise<void> {
  await db
    .insert(currencyRate)
    .values([...FIRST_RATES])
    .onConflictDoNothing();
}

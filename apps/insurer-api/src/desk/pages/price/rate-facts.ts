import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES, type TravelCurrency } from "@sughurta/domain/travel";
import { desc } from "drizzle-orm";
import { type Audited, readAudited } from "#src/desk/timeline/audited.ts";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type BuyerPrices, compareRates } from "#src/products/tariff/typical-buyers.ts";
import {
  type ExchangeRate,
  type NewRate,
  OLD_RATE_DAYS,
  rateOn,
} from "#src/products/travel/exchange-rate.ts";

type CurrencyRate = typeof currencyRate.$inferSelect;

/** The rate of a currency today, where there is one. */
interface RateToday {
  readonly currency: TravelCurrency;
  readonly rate: ExchangeRate | undefined;
  /** Missing, or so old that the central bank has newer ones. */
  readonly isOld: boolean;
}

/** The rates of today and those entered last, the newest first. */
export interface ShownRates {
  readonly rates: readonly RateToday[];
  readonly history: readonly Audited<CurrencyRate>[];
  readonly today: string;
}

/** What a new rate would change for typical travellers. */
export interface RatePreview {
  readonly rate: NewRate;
  readonly before: ExchangeRate | undefined;
  readonly prices: readonly BuyerPrices[];
}

const SHOWN = 60;

/** The thing that commands about a rate are written down for. */
export const rateSubject = ({ currency, validFrom, tjs }: NewRate) =>
  `rate:${currency}:${validFrom}:${tjs}`;

/** The rates as of an ISO day. */
export async function readRates(db: Database, today: string): Promise<ShownRates> {
  const oldest = addDays(today, -OLD_RATE_DAYS);
  const rates = await Promise.all(
    TRAVEL_CURRENCIES.map(async (currency) => {
      const rate = await rateOn(db, currency, today);
      return { currency, rate, isOld: rate === undefined || rate.validFrom < oldest };
    }),
  );
  const rows = await db
    .select()
    .from(currencyRate)
    .orderBy(desc(currencyRate.validFrom), desc(currencyRate.position))
    .limit(SHOWN);
  return { rates, history: await readAudited(db, rows, rateSubject), today };
}

/** What a rate changes on its first day. */
export async function readRatePreview(db: Database, rate: NewRate): Promise<RatePreview> {
  const before = await rateOn(db, rate.currency, rate.validFrom);
  return { rate, before, prices: await compareRates(db, rate) };
}

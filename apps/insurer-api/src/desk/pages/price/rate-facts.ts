import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES, type TravelCurrency } from "@sughurta/domain/travel";
import { desc } from "drizzle-orm";
import { type Audited, readAudited } from "#src/desk/timeline/audited.ts";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { type BuyerPrices, compareRates } from "#src/products/price/typical-buyers.ts";
import {
  type ExchangeRate,
  type NewRate,
  OLD_RATE_DAYS,
  rateMove,
  rateOn,
} from "#src/products/travel/exchange-rate.ts";

type CurrencyRate = typeof currencyRate.$inferSelect;

/** The current rate of a currency; `undefined` if there is none. */
interface RateToday {
  readonly currency: TravelCurrency;
  readonly rate: ExchangeRate | undefined;
  /** Missing, or so old that the central bank has published newer ones. */
  readonly isOld: boolean;
}

/** The current rates and the last entered ones, newest first. */
export interface RatesView {
  readonly rates: readonly RateToday[];
  readonly history: readonly Audited<CurrencyRate>[];
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

/** Effect of a new rate on typical travellers. */
export interface RatePreview {
  readonly rate: NewRate;
  readonly before: ExchangeRate | undefined;
  /** Whether it has to be confirmed by a second person. */
  readonly needsTwoPeople: boolean;
  readonly prices: readonly BuyerPrices[];
}

const SHOWN = 60;

/** Audit subject of a rate. */
export const rateSubject = ({ currency, validFrom, tjs }: NewRate) =>
  `rate:${currency}:${validFrom}:${tjs}`;

/** The rates as of an ISO day. */
export async function readRates(db: Database, today: string): Promise<RatesView> {
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
  const history = await readAudited(db, rows, rateSubject);
  return { rates, history, proposals: await openProposals(db, { kind: "rate" }), today };
}

/** Prices of typical travellers before and after a rate, on its first day. */
export async function readRatePreview(
  { config, db }: Pick<Platform, "config" | "db">,
  rate: NewRate,
): Promise<RatePreview> {
  const before = await rateOn(db, rate.currency, rate.validFrom);
  const needsTwoPeople = TWO_PEOPLE.rate(config.alone, await rateMove(db, rate));
  return { rate, before, needsTwoPeople, prices: await compareRates(db, rate) };
}

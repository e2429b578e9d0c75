import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { desc } from "drizzle-orm";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import { isoDay } from "#src/desk/shell/day-field.ts";
import { deskCommand, deskPage, deskPages, deskResponse } from "#src/desk/shell/desk-page.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { compareRates } from "#src/products/price/typical-buyers.ts";
import {
  checkRate,
  type NewRate,
  OLD_RATE_DAYS,
  rateMove,
  rateOn,
} from "#src/products/travel/exchange-rate.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type RatePreview, type RatesFacts, ratePreviewView, ratesView } from "./rate-view.ts";

const SHOWN = 60;

/** Audit subject of a rate. */
const rateSubject = ({ currency, validFrom, tjs }: NewRate) =>
  `rate:${currency}:${validFrom}:${tjs}`;

/** The rates as of an ISO day. */
async function readRates(db: Database, today: string): Promise<RatesFacts> {
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
async function readRatePreview(
  { config, db }: Pick<Platform, "config" | "db">,
  rate: NewRate,
): Promise<RatePreview> {
  const before = await rateOn(db, rate.currency, rate.validFrom);
  const needsTwoPeople = TWO_PEOPLE.rate(config.alone, await rateMove(db, rate));
  return { rate, before, needsTwoPeople, prices: await compareRates(db, rate) };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

function typedRate(text: (name: string) => string): NewRate {
  const currency = TRAVEL_CURRENCIES.find((one) => one === text("currency"));
  if (!currency) throw notFound();
  return {
    currency,
    tjs: Number(text("tjs").replace(",", ".")),
    validFrom: isoDay(text("validFrom")).slice(0, 10),
  };
}

/** Pages on which staff preview and enter the exchange rate of a currency from a day on. */
export const ratePages = deskPages(
  deskPage<Needs, RatesFacts>({
    path: "/rates",
    permission: "seePrices",
    facts: (service) => readRates(service.db, getToday(service)),
    view: ratesView,
  }),
  deskResponse<Needs>({
    method: "get",
    path: "/rates/preview",
    permission: "decidePrices",
    async respond({ service, desk }) {
      const rate = typedRate((name) => desk.query[name] ?? "");
      try {
        checkRate(service, rate);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        const query = new URLSearchParams({ ...desk.query, problem: error.code });
        return `${desk.path}/rates?${query}`;
      }
      return ratePreviewView(desk, await readRatePreview(service, rate));
    },
  }),
  deskCommand<Needs>({
    path: "/rates",
    permission: "decidePrices",
    action: "rate.enter",
    typed: ["currency", "tjs", "validFrom"],
    about: (_service, _desk, { text }) => ({ subject: rateSubject(typedRate(text)) }),
    ...orPropose("rate", (_service, { form }) => {
      const rate = typedRate(form.text);
      return { change: rate, key: `rate:${rate.currency}:${rate.validFrom}` };
    }),
  }),
);

import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import { runOrPropose } from "#src/desk/proposals/run-or-propose.ts";
import { readDeskForm } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readAudited } from "#src/desk/timeline/timeline-entries.ts";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
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
import { type RatePreview, type RatesView, showRatePreview, showRates } from "./rate-view.ts";

const SHOWN = 60;

/** Audit subject of a rate. */
const rateSubject = ({ currency, validFrom, tjs }: NewRate) =>
  `rate:${currency}:${validFrom}:${tjs}`;

/** The rates as of an ISO day. */
async function readRates(db: Database, today: string): Promise<RatesView> {
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

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff preview and enter the exchange rate of a currency from a day on. */
export function ratePages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/rates`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePrices", "");
      return showRates(deskContext, context, await readRates(service.db, todayOf(service)));
    });
    app.get(`${page}/preview`, async (context) => {
      deskContext.actorFor(context, "decidePrices", "");
      const rate = typedRate((name) => context.req.query(name) ?? "");
      try {
        checkRate(service, rate);
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        const query = new URLSearchParams({ ...context.req.query(), problem: error.code });
        return context.redirect(`${page}?${query}`, 303);
      }
      return showRatePreview(deskContext, context, await readRatePreview(service, rate));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const rate = typedRate(form.text);
      const work = {
        action: "rate.enter",
        subject: rateSubject(rate),
        page,
        typed: ["currency", "tjs", "validFrom"],
      } as const;
      const key = `rate:${rate.currency}:${rate.validFrom}`;
      return runOrPropose(desk, context, work, form, { kind: "rate", key, change: rate });
    });
  };
}

function typedRate(text: (name: string) => string): NewRate {
  const currency = TRAVEL_CURRENCIES.find((one) => one === text("currency"));
  if (!currency) throw notFound();
  return {
    currency,
    tjs: Number(text("tjs").replace(",", ".")),
    validFrom: text("validFrom").slice(0, 10),
  };
}

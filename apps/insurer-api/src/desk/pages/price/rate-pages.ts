import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import type { Hono } from "hono";
import { readDeskForm } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { runOrPropose } from "#src/desk/pages/run-or-propose.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { checkRate, type NewRate } from "#src/products/travel/exchange-rate.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { rateSubject, readRatePreview, readRates } from "./rate-facts.ts";
import { showRatePreview, showRates } from "./rate-views.ts";

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

import { addDays } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { TEST_RECIPIENT } from "#src/platform/outbox/message-sender.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { OLD_RATE_DAYS, rateOn } from "#src/products/travel/exchange-rate.ts";
import { MAX_COUNTED } from "./desk-menu.ts";

/**
 * Maximum age of a count: every page shows the counts, and recent changes by buyers are visible in the lists
 * themselves.
 */
const FRESH_MS = 10_000;

/** Proposals of some kinds that a second person has to confirm. */
const openProposals = (...kinds: readonly string[]) =>
  sql`select 1 from proposal where state = 'proposed' and kind in ${kinds}`;

/** Pending rows, by work list. */
const WAITING: Readonly<Record<string, SQL>> = {
  payments: sql`select 1 from payment_to_check`,
  refunds: sql`select 1 from refund where state in ('requested', 'approved')`,
  vehicles: sql`select 1 from vehicle_to_check`,
  claims: sql`select 1 from claim where state in ('registered', 'underReview')`,
  checks: sql`select 1 from screening_check where state = 'open'`,
  calls: sql`select 1 from callback_request where closed_at is null`,
  resumes: sql`select 1 from resume where done_at is null`,
  messages: sql`select 1 from outbox where state = 'failed' and last_failure <> ${TEST_RECIPIENT}`,
  handover: sql`select 1 from webhook_event where delivered_at is null and attempts > 0`,
  held: sql`select 1 from outbox where held union all select 1 from webhook_event where held
    union all select 1 from refund where held union all select 1 from fiscal_receipt where held`,
  coupons: openProposals("coupon"),
  partners: openProposals("commission"),
  content: openProposals("promise", "box"),
  prices: sql`select 1 from product_price where state = 'proposed'`,
  tariffs: sql`select 1 from tariff where state = 'proposed'`,
  staff: sql`select 1 from staff_role_change where state = 'proposed'`,
};

interface Count {
  readonly at: number;
  readonly waiting: number;
}

/** Cached numbers of pending items by work list; for exchange rates, the outdated and the proposed ones. */
export class WaitingCounts {
  readonly #service: Pick<Platform, "config" | "db" | "now">;
  readonly #known = new Map<string, Count>();

  constructor(service: Pick<Platform, "config" | "db" | "now">) {
    this.#service = service;
  }

  /** The counts of some lists, cached for {@link FRESH_MS}. Lists without pending items have no count. */
  async of(lists: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const at = this.#service.now().getTime();
    const isFresh = (list: string) => at - (this.#known.get(list)?.at ?? 0) < FRESH_MS;
    const due = lists.filter((list) => !isFresh(list));
    for (const [list, waiting] of await this.#count(due)) this.#known.set(list, { at, waiting });
    return new Map(
      lists.flatMap((list) => {
        const known = this.#known.get(list);
        return known === undefined ? [] : [[list, known.waiting] as const];
      }),
    );
  }

  /** Discards the cached counts after a command. */
  clear(): void {
    this.#known.clear();
  }

  async #count(lists: readonly string[]): Promise<(readonly [string, number])[]> {
    const counted = lists.flatMap((list) => {
      const waiting = WAITING[list];
      return waiting === undefined
        ? []
        : [
            sql`select ${list}::text as list, count(*)::int as waiting from (${waiting} limit ${MAX_COUNTED}) as one`,
          ];
    });
    const rows =
      counted.length === 0
        ? []
        : await queryRows<{ list: string; waiting: number }>(
            this.#service.db,
            sql.join(counted, sql` union all `),
          );
    const rates = lists.includes("rates") ? [["rates", await this.#ratesToEnter()] as const] : [];
    return [...rows.map(({ list, waiting }) => [list, waiting] as const), ...rates];
  }

  async #ratesToEnter(): Promise<number> {
    const today = getToday(this.#service);
    const oldest = addDays(today, -OLD_RATE_DAYS);
    const rates = await Promise.all(
      TRAVEL_CURRENCIES.map((currency) => rateOn(this.#service.db, currency, today)),
    );
    const old = rates.filter((rate) => rate === undefined || rate.validFrom < oldest).length;
    const isOpen = and(eq(proposal.kind, "rate"), eq(proposal.state, "proposed"));
    return old + (await this.#service.db.$count(proposal, isOpen));
  }
}

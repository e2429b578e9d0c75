import {
  type CountedStep,
  countSteps,
  type DeviceClass,
  getChannel,
} from "@sughurta/contracts/funnel";
import type { OrderVisits } from "@sughurta/domain";
import { MOTOR_PRODUCTS } from "@sughurta/domain/motor";
import { lt, max, sql } from "drizzle-orm";
import { partner } from "#src/platform/database/schema/partner.ts";
import {
  type FunnelDay,
  type FunnelStep,
  funnelDay,
  funnelOrder,
  funnelPartnerDay,
} from "#src/platform/database/schema/reports.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { type Database, listValues, queryRows } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { defineClockQueue } from "#src/platform/jobs/job-queue.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import type { Platform } from "#src/platform/platform.ts";
import { getProduct } from "#src/reports/premiums/premium-register.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Product code of travel insurance, whose page has the name `travel`. */
const TRAVEL_CODE = "TRAVEL";

/** Below the limit of parameters in a statement. */
const ROWS_PER_INSERT = 1_000;

type Needs = Pick<Service, "config" | "db" | "now">;

const HOUR_MS = 3_600_000;

/** Later than any step of an order. */
const KEPT_MS = 400 * 24 * HOUR_MS;

interface OrderStep {
  readonly step: FunnelStep;
  readonly day: string;
  readonly productCode: string;
  readonly partnerCode: string | null;
  readonly soldBy: string | null;
  readonly device: DeviceClass | null;
  readonly visits: OrderVisits | null;
}

/**
 * Enters steps of orders into the daily counts, each once: orders saved from one draft are one. It reads the rows of
 * sales afterwards, so that a purchase writes nothing more. Returns the number of entered steps.
 */
export async function enterOrderSteps(service: Needs): Promise<number> {
  const { db, now } = service;
  const [newest] = await db.select({ at: max(funnelOrder.enteredAt) }).from(funnelOrder);
  const since = newest?.at ? new Date(newest.at.getTime() - HOUR_MS) : new Date(0);
  return db.transaction(async (tx) => {
    const steps = await newSteps(service, tx, since, now());
    await addCounts(
      tx,
      steps.map(({ step, day, productCode, partnerCode, soldBy, device, visits }) => ({
        day,
        step,
        product: getProduct(productCode),
        channel: getChannel({
          isByStaff: soldBy !== null,
          partner: partnerCode ?? undefined,
          source: visits?.last?.source,
        }),
        device: device ?? "unknown",
        count: 1,
        partner: partnerCode ?? undefined,
      })),
    );
    return steps.length;
  });
}

/** Steps since a time that are not entered yet, and enters them. */
function newSteps({ config }: Needs, tx: Database, since: Date, now: Date): Promise<OrderStep[]> {
  const from = since.toISOString();
  return queryRows<OrderStep>(
    tx,
    sql`
    with found as (
      select id as order_id, 'order' as step, created_at as at from "order" where state = 'new' and created_at >= ${from}
      union all
      select bought.id, 'order', bought.created_at from payment join "order" bought on bought.id = payment.order_id
      where payment.part = 1 and payment.created_at >= ${from}
      union all
      select order_id, 'payment', created_at from payment where part = 1 and created_at >= ${from}
      union all
      select order_id, 'paid', created_at from policy where order_id is not null and created_at >= ${from}
      union all
      select id, 'reminded', hour_reminder_at from "order" where hour_reminder_at >= ${from}
      union all
      select id, 'reminded', expiry_reminder_at from "order" where expiry_reminder_at >= ${from}
      union all
      select policy.order_id, 'returned', policy.created_at
      from policy join "order" paid on paid.id = policy.order_id
      where policy.created_at >= ${from} and exists (
        select 1 from "order" reminded
        where (reminded.id = paid.id or reminded.lineage = paid.lineage)
          and least(reminded.hour_reminder_at, reminded.expiry_reminder_at) < policy.created_at
      )
    ), first as (
      select distinct on (subject, step) subject, step, at, product_code, partner_code, sold_by, device, visits
      from (
        select coalesce(bought.lineage, bought.id) as subject, found.step, found.at,
          bought.product_code, bought.partner_code, bought.sold_by, bought.device, bought.visits
        from found join "order" bought on bought.id = found.order_id
      ) of_orders
      order by subject, step, at
    ), entered as (
      insert into funnel_order (subject, step, entered_at)
      select subject, step, ${now.toISOString()}::timestamptz from first order by subject, step
      on conflict do nothing
      returning subject, step
    )
    select first.step, to_char(first.at at time zone ${config.timeZone}, 'YYYY-MM-DD') as day,
      first.product_code as "productCode", first.partner_code as "partnerCode",
      first.sold_by as "soldBy", first.device, first.visits
    from entered join first using (subject, step)`,
  );
}

/** Removes entered steps of orders that no longer change. */
export async function sweepFunnel({ db, now }: Pick<Service, "db" | "now">): Promise<void> {
  const isOver = lt(funnelOrder.enteredAt, new Date(now().getTime() - KEPT_MS));
  await sweepRows(db, funnelOrder, [funnelOrder.subject, funnelOrder.step], isOver);
}

/** Keeps the counts of orders up to date. */
export const funnelEntering = handleJobs({
  queue: defineClockQueue("funnel", HOUR_MS / 1_000),
  cron: "*/5 * * * *",
  run: (service: Needs) => enterOrderSteps(service),
});

/** Counts of a day with the partner that brought them, if one did. */
type StepCount = FunnelDay & { readonly partner?: string | undefined };

/** Adds counts to their days, and those of a partner to the days of that partner too. */
export async function addCounts(tx: Database, counts: readonly StepCount[]): Promise<void> {
  const count = sql`excluded.count`;
  const days = counts.map(({ partner: _, ...counted }) => counted);
  for (const rows of inserts(days)) {
    const { day, product: code, step, channel, device } = funnelDay;
    await tx
      .insert(funnelDay)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, code, step, channel, device],
        set: { count: sql`${funnelDay.count} + ${count}` },
      });
  }
  const ofPartners = counts.flatMap(({ channel, partner: partnerCode, ...counted }) =>
    channel === "partner" && partnerCode !== undefined ? [{ ...counted, partnerCode }] : [],
  );
  for (const rows of inserts(ofPartners)) {
    const { day, product: code, step, partnerCode, device } = funnelPartnerDay;
    await tx
      .insert(funnelPartnerDay)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, code, step, partnerCode, device],
        set: { count: sql`${funnelPartnerDay.count} + ${count}` },
      });
  }
}

/** One row for equal ones, always in the same order, so that two copies cannot deadlock; in parts of one statement. */
function inserts<Row extends { readonly count: number }>(counts: readonly Row[]): Row[][] {
  const getKey = ({ count: _, ...key }: Row) =>
    JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const rows = [...Map.groupBy(counts, getKey)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...more]]) =>
      first ? [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }] : [],
    );
  const parts = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: parts }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}

/** Product codes by the names in addresses of pages. */
async function productCodes(db: Database): Promise<ReadonlyMap<string, string>> {
  const boxes = await db.select({ code: product.code, slug: product.slug }).from(product);
  return new Map([
    ...boxes.map(({ slug, code }) => [slug, code] as const),
    ...MOTOR_PRODUCTS.map((code) => [code, code] as const),
    ["travel", TRAVEL_CODE] as const,
  ]);
}

/** Adds what the storefront has counted; a page of no product is omitted, and a partner that does not exist. */
async function addPageCounts(db: Database, counts: readonly CountedStep[]): Promise<number> {
  const codes = await productCodes(db);
  const partners = new Set(await listValues(db, partner.code));
  const known = counts.flatMap((counted) => {
    const code = codes.get(counted.product);
    const isPartner = counted.partner !== undefined && partners.has(counted.partner);
    const source = isPartner ? counted.partner : undefined;
    return code === undefined ? [] : [{ ...counted, product: code, partner: source }];
  });
  await db.transaction((tx) => addCounts(tx, known));
  return known.reduce((sum, { count }) => sum + count, 0);
}

/** Receives the counts of the storefront. */
export function funnelRoutes({ db }: Pick<Platform, "db">): Route[] {
  return [
    route(countSteps, async ({ body: { counts } }) =>
      respond(200, { added: await addPageCounts(db, counts) }),
    ),
  ];
}

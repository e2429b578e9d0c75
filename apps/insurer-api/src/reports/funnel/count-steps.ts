import { type CountedStep, countSteps } from "@sughurta/contracts/funnel";
import { MOTOR_PRODUCTS } from "@sughurta/domain/motor";
import { sql } from "drizzle-orm";
import { type FunnelDay, funnelDay } from "#src/platform/database/schema/reports.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Product code of travel insurance, whose page has the name `travel`. */
const TRAVEL_CODE = "TRAVEL";
/** Below the limit of parameters in a statement. */
const ROWS_PER_INSERT = 1_000;

/** Adds counts to their days; the same rows in the same order, so that two copies cannot deadlock. */
export async function addCounts(db: Database, counts: readonly FunnelDay[]): Promise<void> {
  const byKey = Map.groupBy(counts, ({ day, product: code, step, channel, device }) =>
    [day, code, step, channel, device].join(" "),
  );
  const rows = [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...more]]) =>
      first ? [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }] : [],
    );
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await db
      .insert(funnelDay)
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .onConflictDoUpdate({
        target: [
          funnelDay.day,
          funnelDay.product,
          funnelDay.step,
          funnelDay.channel,
          funnelDay.device,
        ],
        set: { count: sql`${funnelDay.count} + excluded.count` },
      });
  }
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

/** Adds what the storefront has counted; a page of no product is omitted. */
async function addPageCounts(db: Database, counts: readonly CountedStep[]): Promise<number> {
  const codes = await productCodes(db);
  const known = counts.flatMap((counted) => {
    const code = codes.get(counted.product);
    return code === undefined ? [] : [{ ...counted, product: code }];
  });
  await addCounts(db, known);
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

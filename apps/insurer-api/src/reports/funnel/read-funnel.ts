import type { DeviceClass, FunnelChannel } from "@sughurta/contracts/funnel";
import { and, between, eq, sum } from "drizzle-orm";
import {
  type FunnelStep,
  funnelDay,
  funnelPartnerDay,
} from "#src/platform/database/schema/reports.ts";
import { type Database, listValues } from "#src/platform/database/sql.ts";

/** The steps of a product on the way from a visit to a payment, in their order. */
export const STAGES = ["visit", "quote", "order", "payment", "paid"] as const;
export type Stage = (typeof STAGES)[number];

/** Days of a report, ISO, inclusive, and what it is limited to. */
export interface FunnelQuery {
  readonly product: string;
  readonly from: string;
  readonly to: string;
  readonly channel?: FunnelChannel | undefined;
  readonly device?: DeviceClass | undefined;
}

/** How often a step was reached in a period, by channel and device class. */
export interface FunnelSum {
  readonly step: FunnelStep;
  readonly channel: FunnelChannel;
  readonly device: DeviceClass;
  readonly count: number;
}

/** The sums of a period. */
export function readFunnel(
  db: Database,
  { product, from, to, channel, device }: FunnelQuery,
): Promise<FunnelSum[]> {
  return db
    .select({
      step: funnelDay.step,
      channel: funnelDay.channel,
      device: funnelDay.device,
      count: sum(funnelDay.count).mapWith(Number),
    })
    .from(funnelDay)
    .where(
      and(
        between(funnelDay.day, from, to),
        eq(funnelDay.product, product),
        channel === undefined ? undefined : eq(funnelDay.channel, channel),
        device === undefined ? undefined : eq(funnelDay.device, device),
      ),
    )
    .groupBy(funnelDay.step, funnelDay.channel, funnelDay.device);
}

/** The part of the sums that a partner brought. */
export interface PartnerFunnelSum extends FunnelSum {
  readonly channel: "partner";
  readonly partnerCode: string;
}

/** The sums of a period by partner: nothing if they are limited to another channel. */
export async function readPartnerFunnel(
  db: Database,
  { product, from, to, channel, device }: FunnelQuery,
): Promise<PartnerFunnelSum[]> {
  if (channel !== undefined && channel !== "partner") return [];
  const { step, partnerCode, device: deviceClass, count, day, product: code } = funnelPartnerDay;
  const rows = await db
    .select({ step, partnerCode, device: deviceClass, count: sum(count).mapWith(Number) })
    .from(funnelPartnerDay)
    .where(
      and(
        between(day, from, to),
        eq(code, product),
        device === undefined ? undefined : eq(deviceClass, device),
      ),
    )
    .groupBy(step, partnerCode, deviceClass);
  return rows.map((row) => ({ ...row, channel: "partner" }));
}

/** Codes of the products with counts. */
export const funnelProducts = (db: Database): Promise<readonly string[]> =>
  listValues(db, funnelDay.product);

/** A step with the share of the first step that reached it, and those lost since the step before. */
export interface FunnelLine<Step extends string = FunnelStep> {
  readonly step: Step;
  readonly count: number;
  /** Percent of the first step; `undefined` if nothing reached the first step. */
  readonly share: number | undefined;
  /** How many did not come from the step before; 0 for the first step. */
  readonly lost: number;
}

/** The lines of some steps in their order. */
export function funnelLines<Step extends FunnelStep>(
  sums: readonly FunnelSum[],
  steps: readonly Step[],
): readonly FunnelLine<Step>[] {
  const getCount = (step: FunnelStep) =>
    sums.reduce((total, one) => total + (one.step === step ? one.count : 0), 0);
  const [first] = steps;
  const base = first === undefined ? 0 : getCount(first);
  return steps.map((step, index) => {
    const count = getCount(step);
    const before = steps[index - 1];
    return {
      step,
      count,
      share: base === 0 ? undefined : Math.round((count / base) * 100),
      lost: before === undefined ? 0 : Math.max(0, getCount(before) - count),
    };
  });
}

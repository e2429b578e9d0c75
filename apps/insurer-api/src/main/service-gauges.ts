import { and, count, eq, isNull, min, ne, sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { resumeFile } from "#src/platform/database/schema/resume.ts";
import { payment, policy, receipt } from "#src/platform/database/schema/sales.ts";
import { CHECK_KINDS, screeningCheck } from "#src/platform/database/schema/screening.ts";
import { claimFile, outbox } from "#src/platform/database/schema/service.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { DELIVERY_KINDS } from "#src/platform/restore/delivery-kinds.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { webhookDestinations } from "#src/platform/webhook/webhook-destinations.ts";
import { latestPremiumCheck } from "#src/reports/premiums/premium-register.ts";
import { unbalancedPayments } from "#src/sales/payments/money-balance.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Adds gauges to the metrics, measured when they are read. */
export function addServiceGauges({
  config,
  db,
  disk,
  jobs,
  load,
  metrics,
  now,
}: Pick<Service, "config" | "db" | "metrics" | "disk" | "jobs" | "load" | "now">): void {
  const registers = [metrics.registry];
  new Gauge({
    name: "http_admitted_requests",
    help: "Limit of concurrent requests, which follows the measured wait for the database; more are refused with 503.",
    registers,
    collect() {
      this.set(load.limit);
    },
  });
  new Gauge({
    name: "payments",
    help: "Payments by state.",
    labelNames: ["state"],
    registers,
    async collect() {
      const states = await db
        .select({ state: payment.state, count: count() })
        .from(payment)
        .groupBy(payment.state);
      this.reset();
      for (const { state, count } of states) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "payments_to_check",
    help: "Payments that people have to look at, by reason; `noPolicy` is money without its policy.",
    labelNames: ["reason"],
    registers,
    async collect() {
      const reasons = await queryRows<{ reason: string; count: number }>(
        db,
        sql`select reason, count(*)::int as count from payment_to_check group by reason`,
      );
      this.reset();
      this.set({ reason: "noPolicy" }, 0);
      for (const { reason, count } of reasons) this.set({ reason }, count);
    },
  });
  new Gauge({
    name: "screening_checks_open",
    help: "Orders and claims that staff have to look at, by kind; `sanctions` are orders that cannot be paid until then.",
    labelNames: ["kind"],
    registers,
    async collect() {
      const kinds = await db
        .select({ kind: screeningCheck.kind, count: count() })
        .from(screeningCheck)
        .where(eq(screeningCheck.state, "open"))
        .groupBy(screeningCheck.kind);
      this.reset();
      for (const kind of CHECK_KINDS) this.set({ kind }, 0);
      for (const { kind, count } of kinds) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: "payments_unbalanced",
    help: "Payments changed in the last 90 days whose money does not add up: `missing` ended with less returned and kept than received, `excess` has more returned and kept than received.",
    labelNames: ["kind"],
    registers,
    async collect() {
      const found = await unbalancedPayments(db, now());
      for (const kind of ["missing", "excess"] as const) this.set({ kind }, found[kind]);
    },
  });
  new Gauge({
    name: "fiscal_receipts_open",
    help: "Fiscal receipts that are not registered yet, by state.",
    labelNames: ["state"],
    registers,
    async collect() {
      for (const state of ["pending", "failed"] as const) {
        this.set({ state }, await db.$count(fiscalReceipt, eq(fiscalReceipt.state, state)));
      }
    },
  });
  new Gauge({
    name: "fiscal_receipt_oldest_seconds",
    help: "How long the longest waiting payment or refund has been without its fiscal receipt.",
    registers,
    async collect() {
      const [oldest] = await db
        .select({ since: min(fiscalReceipt.createdAt) })
        .from(fiscalReceipt)
        .where(ne(fiscalReceipt.state, "registered"));
      const since = oldest?.since;
      this.set(since ? Math.round((now().getTime() - since.getTime()) / 1_000) : 0);
    },
  });
  new Gauge({
    name: "premium_register_differences",
    help: "Differences between the premium register and the rows of sales, found by the last comparison.",
    registers,
    async collect() {
      const check = await latestPremiumCheck(db);
      this.set(check ? check.missing + check.differing : 0);
    },
  });
  new Gauge({
    name: "policies",
    help: "Policies.",
    registers,
    async collect() {
      this.set(await db.$count(policy));
    },
  });
  new Gauge({
    name: "webhooks_waiting",
    help: "Events that a destination, `insurer` or `partner:` with its code, has not taken yet.",
    labelNames: ["destination"],
    registers,
    async collect() {
      const waiting = await db
        .select({ destination: webhookEvent.destination, count: count() })
        .from(webhookEvent)
        .where(isNull(webhookEvent.deliveredAt))
        .groupBy(webhookEvent.destination);
      this.reset();
      const destinations = await webhookDestinations({ config, db, now });
      for (const name of destinations.keys()) this.set({ destination: name }, 0);
      for (const { destination, count } of waiting) this.set({ destination }, count);
    },
  });
  new Gauge({
    name: "deliveries_held",
    help: "Deliveries that are held after a restore of the database, by kind.",
    labelNames: ["kind"],
    registers,
    async collect() {
      const held = new Map((await suspendedDeliveries(db)).map(({ kind, count }) => [kind, count]));
      for (const kind of DELIVERY_KINDS) this.set({ kind }, held.get(kind) ?? 0);
    },
  });
  new Gauge({
    name: "outbox_waiting",
    help: "Messages to people that wait to be sent, without those held after a restore.",
    registers,
    async collect() {
      this.set(await db.$count(outbox, and(eq(outbox.state, "waiting"), eq(outbox.held, false))));
    },
  });
  new Gauge({
    name: "outbox_failed",
    help: "Messages of the last 30 days that never went out.",
    registers,
    async collect() {
      this.set(await db.$count(outbox, eq(outbox.state, "failed")));
    },
  });
  new Gauge({
    name: "jobs",
    help: "Jobs by queue: due, or failed for good in the last hour.",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      this.reset();
      for (const { name, due, failed } of await jobs.counts()) {
        this.set({ queue: name, state: "due" }, due);
        this.set({ queue: name, state: "failed" }, failed);
      }
    },
  });
  new Gauge({
    name: "files_quarantined",
    help: "Files of people that no scanner has seen yet.",
    registers,
    async collect() {
      const tables = [claimFile, receipt, resumeFile];
      const counts = tables.map((table) => db.$count(table, eq(table.state, "quarantined")));
      this.set((await Promise.all(counts)).reduce((sum, one) => sum + one, 0));
    },
  });
  new Gauge({
    name: "disk_free_bytes",
    help: "Free bytes where this process writes.",
    registers,
    async collect() {
      this.set(await disk.freeBytes());
    },
  });
  new Gauge({
    name: "process_uptime_seconds",
    help: "Seconds since this process began.",
    registers,
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
}

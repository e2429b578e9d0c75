import type { DeviceClass, FormStep, FunnelChannel, VISIT_STEPS } from "@sughurta/contracts/funnel";
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

/** Steps that follow from orders: saved, sent to a payment page, paid; reminded, paid after a reminder. */
type SaleStep = "order" | "payment" | "paid" | "reminded" | "returned";

/** Steps that are counted for each product: visits, steps of its order, sales. */
export type FunnelStep = (typeof VISIT_STEPS)[number] | FormStep | SaleStep;

/** Who sold a policy: the insurer's own site, a partner, or the insurer's staff. */
export const SALES_CHANNELS = ["site", "partner", "staff"] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** Kinds of changes of a premium, or of money returned for it. */
export type PremiumKind = "sale" | "correction" | "cancellation" | "refund";

/** Changes of premiums as the rows of sales say, in diram. */
export const premiumMovement = pgView("premium_movement", {
  policyNumber: text("policy_number").notNull(),
  source: text("source").notNull(),
  kind: text("kind").$type<PremiumKind>().notNull(),
  happenedAt: moment("happened_at").notNull(),
  changeDiram: diram("change_diram").notNull(),
  refundedDiram: diram("refunded_diram").notNull(),
  commissionDiram: diram("commission_diram").notNull(),
  productCode: text("product_code").notNull(),
  currency: text("currency").notNull(),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  channel: text("channel").$type<SalesChannel>().notNull(),
  operator: text("operator").notNull(),
}).existing();
export type PremiumMovement = typeof premiumMovement.$inferSelect;

/** An entry of the premium register; never changed. */
export const premiumEntry = pgTable("premium_entry", {
  position: bigint("position", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  policyNumber: text("policy_number").notNull(),
  /** Of one policy, each source is entered once. */
  source: text("source").notNull(),
  kind: text("kind").$type<PremiumKind>().notNull(),
  bookedOn: date("booked_on").notNull(),
  happenedAt: moment("happened_at").notNull(),
  changeDiram: diram("change_diram").notNull(),
  refundedDiram: diram("refunded_diram").notNull(),
  commissionDiram: diram("commission_diram").notNull(),
  /** Premium of the policy after the entry. */
  premiumDiram: diram("premium_diram").notNull(),
  /** The policy is cancelled: its premium is earned completely. */
  isEnded: boolean("is_ended").notNull(),
  productCode: text("product_code").notNull(),
  channel: text("channel").$type<SalesChannel>().notNull(),
  /** Operator of the payment that bought the policy; empty if it was not paid here. */
  operator: text("operator").notNull(),
  currency: text("currency").notNull(),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
});
export type PremiumEntry = typeof premiumEntry.$inferSelect;

/** Sums of a day, in diram; all of one policy are in rows with the same product, channel, operator and currency. */
export const premiumDay = pgTable(
  "premium_day",
  {
    day: date("day").notNull(),
    productCode: text("product_code").notNull(),
    channel: text("channel").$type<SalesChannel>().notNull(),
    operator: text("operator").notNull(),
    currency: text("currency").notNull(),
    sold: integer("sold").notNull(),
    cancelled: integer("cancelled").notNull(),
    writtenDiram: diram("written_diram").notNull(),
    correctedDiram: diram("corrected_diram").notNull(),
    cancelledDiram: diram("cancelled_diram").notNull(),
    refundedDiram: diram("refunded_diram").notNull(),
    commissionDiram: diram("commission_diram").notNull(),
    /** Earned at once on this day. */
    earnedDiram: diram("earned_diram").notNull(),
    /** Change of what is earned each day, from this day on. */
    dailyDiram: diram("daily_diram").notNull(),
  },
  ({ day, productCode, channel, operator, currency }) => [
    primaryKey({ columns: [day, productCode, channel, operator, currency] }),
  ],
);
export type PremiumDay = typeof premiumDay.$inferSelect;

/** A comparison of the register with the rows of sales. */
export const premiumCheck = pgTable("premium_check", {
  checkedAt: moment("checked_at").primaryKey(),
  policies: integer("policies").notNull(),
  missing: integer("missing").notNull(),
  differing: integer("differing").notNull(),
});
export type PremiumCheck = typeof premiumCheck.$inferSelect;

/** Columns of an operator's statement, by their headings. */
export const statementLayout = pgTable("statement_layout", {
  operator: text("operator").primaryKey(),
  referenceColumn: text("reference_column").notNull(),
  amountColumn: text("amount_column").notNull(),
  dayColumn: text("day_column"),
  enteredBy: text("entered_by").notNull(),
  enteredAt: moment("entered_at").notNull(),
});
export type StatementLayout = typeof statementLayout.$inferSelect;

/** A line of a statement; a refund is negative. */
export interface StatementLine {
  readonly reference: string;
  /** Null if the amount cannot be read. */
  readonly amountDiram: number | null;
  readonly day: string | null;
}

/** A month of an operator, compared with its statement. */
export const reconciliation = pgTable("reconciliation", {
  id: uuid("id").primaryKey(),
  operator: text("operator").notNull(),
  /** `2026-11`. */
  month: text("month").notNull(),
  fileName: text("file_name").notNull(),
  uploadedBy: text("uploaded_by").notNull(),
  uploadedAt: moment("uploaded_at").notNull(),
  /** The table of the file, until its columns are chosen. */
  pendingRows: jsonb("pending_rows").$type<readonly (readonly string[])[]>(),
  lines: jsonb("lines").$type<readonly StatementLine[]>().notNull(),
  /** Rows without a reference. */
  skipped: integer("skipped").notNull(),
  closedBy: text("closed_by"),
  confirmedBy: text("confirmed_by"),
  closedAt: moment("closed_at"),
});
export type Reconciliation = typeof reconciliation.$inferSelect;

/** The four lists of a reconciliation. */
export const ITEM_KINDS = ["differing", "theirsOnly", "oursOnly", "matched"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** What was done about an item that does not match. */
export const ITEM_ACTIONS = [
  "corrected",
  "otherMonth",
  "askOperator",
  "operatorError",
  "other",
] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

/** A payment or a refund, a line of the statement, or both. */
export const reconciliationItem = pgTable("reconciliation_item", {
  id: uuid("id").primaryKey(),
  reconciliationId: uuid("reconciliation_id").notNull(),
  kind: text("kind").$type<ItemKind>().notNull(),
  paymentId: uuid("payment_id"),
  refundId: uuid("refund_id"),
  reference: text("reference").notNull(),
  oursDiram: diram("ours_diram"),
  theirsDiram: diram("theirs_diram"),
  day: date("day"),
  /** The statement has more lines with this reference than there are payments. */
  isRepeated: boolean("is_repeated").notNull(),
  action: text("action").$type<ItemAction>(),
  note: text("note").notNull().default(""),
  closedBy: text("closed_by"),
  closedAt: moment("closed_at"),
});
export type ReconciliationItem = typeof reconciliationItem.$inferSelect;

/** Files with a fixed layout: the journal of accounting, and the register of policies for the regulator. */
export const EXPORT_KINDS = ["journal", "policies"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** A file that is sent to a place outside the service; once for each period and place. */
export const exportDelivery = pgTable("export_delivery", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<ExportKind>().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  target: text("target").notNull(),
  state: text("state").$type<"waiting" | "delivered" | "failed">().notNull().default("waiting"),
  failure: text("failure").notNull().default(""),
  rowCount: integer("row_count"),
  createdAt: moment("created_at").notNull(),
  deliveredAt: moment("delivered_at"),
});
export type ExportDelivery = typeof exportDelivery.$inferSelect;

/** How often a step was reached on a day. */
export const funnelDay = pgTable(
  "funnel_day",
  {
    day: date("day").notNull(),
    product: text("product").notNull(),
    step: text("step").$type<FunnelStep>().notNull(),
    channel: text("channel").$type<FunnelChannel>().notNull(),
    device: text("device").$type<DeviceClass>().notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  ({ day, product, step, channel, device }) => [
    primaryKey({ columns: [day, product, step, channel, device] }),
  ],
);
export type FunnelDay = typeof funnelDay.$inferSelect;

/** How often a step was reached on a day by what a partner brought: a part of the channel `partner`. */
export const funnelPartnerDay = pgTable(
  "funnel_partner_day",
  {
    day: date("day").notNull(),
    product: text("product").notNull(),
    step: text("step").$type<FunnelStep>().notNull(),
    partnerCode: text("partner_code").notNull(),
    device: text("device").$type<DeviceClass>().notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  ({ day, product, step, partnerCode, device }) => [
    primaryKey({ columns: [day, product, step, partnerCode, device] }),
  ],
);

/** A step of an order that is in the daily counts. */
export const funnelOrder = pgTable(
  "funnel_order",
  {
    /** The lineage of an order, or its id. */
    subject: uuid("subject").notNull(),
    step: text("step").$type<FunnelStep>().notNull(),
    enteredAt: moment("entered_at").notNull(),
  },
  ({ subject, step }) => [primaryKey({ columns: [subject, step] })],
);

import type { SalePlace } from "@sughurta/contracts/draft";
import type { DeviceClass } from "@sughurta/contracts/funnel";
import type { CorrectionField, InstalmentNotice, Language, OrderVisits } from "@sughurta/domain";
import type { BoxTerms, InsuredAges, InsuredKind } from "@sughurta/domain/box";
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { diram, moment } from "./columns.ts";

/** One text in the three site languages. */
export type Localised = Readonly<Record<Language, string>>;

/** The buyer, stored with the order and the policy. */
export interface Holder {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic?: string | undefined;
  readonly birthDate: string;
  /** Not required for compulsory motor insurance. */
  readonly gender?: 0 | 1 | undefined;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly country?: string | undefined;
  readonly docSeries?: string | undefined;
  readonly docNumber?: string | undefined;
  readonly issueDate?: string | undefined;
  readonly issueInstitution?: string | undefined;
  /** Id in the place of a person whose data was erased. */
  readonly pseudonym?: string | undefined;
}

export const product = pgTable("product", {
  code: text("code").primaryKey(),
  slug: text("slug").notNull(),
  title: jsonb("title").$type<Localised>().notNull(),
  sumAssuredDiram: diram("sum_assured_diram").notNull(),
  activeMonths: integer("active_months").notNull(),
  insures: text("insures").$type<InsuredKind>().notNull().default("holder"),
  /** Null if people of any age are insured. */
  insuredAges: jsonb("insured_ages").$type<InsuredAges>(),
  /** Null for products of other kinds, and until the insurer has entered them. */
  terms: jsonb("terms").$type<BoxTerms<Localised>>(),
});

export const coupon = pgTable("coupon", {
  code: text("code").primaryKey(),
  kind: text("kind").$type<"percent" | "fixed">().notNull(),
  percent: numeric("percent", { precision: 5, scale: 2, mode: "number" }),
  amountDiram: diram("amount_diram"),
  productCodes: text("product_codes").array().notNull().default([]),
  validFrom: date("valid_from").notNull(),
  validTo: date("valid_to").notNull(),
  useLimit: integer("use_limit"),
  usedCount: integer("used_count").notNull().default(0),
});

export type OrderState = "new" | "paid" | "review" | "expired";
export type PolicyType = "box" | "car" | "travel";

export const order = pgTable("order", {
  id: uuid("id").primaryKey(),
  owner: text("owner").notNull(),
  /** Shared by orders saved from one draft: at most one of them is paid. */
  lineage: uuid("lineage"),
  state: text("state").$type<OrderState>().notNull().default("new"),
  policyType: text("policy_type").$type<PolicyType>().notNull(),
  productCode: text("product_code").notNull(),
  language: text("language").$type<Language>().notNull(),
  priceDiram: diram("price_diram").notNull(),
  discountDiram: diram("discount_diram").notNull().default(0),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull().default("TJS"),
  couponCode: text("coupon_code"),
  sumAssuredDiram: diram("sum_assured_diram").notNull(),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  quotedOn: date("quoted_on").notNull(),
  /** The version of the tariff that priced it; null without a tariff. */
  tariffVersion: integer("tariff_version"),
  holder: jsonb("holder").$type<Holder>().notNull(),
  details: jsonb("details").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** The partner that sold it or referred the buyer. */
  partnerCode: text("partner_code"),
  /** The partner's own reference of the sale: a label. */
  partnerReference: text("partner_reference"),
  /** The member of staff who filled it in for the buyer. */
  soldBy: text("sold_by"),
  /** Where the buyer gave that member of staff their consents. */
  soldPlace: text("sold_place").$type<SalePlace>(),
  /** The first and the last visit by a link of a partner or a campaign. */
  visits: jsonb("visits").$type<OrderVisits>(),
  /** Null for an order that did not come through the storefront. */
  device: text("device").$type<DeviceClass>(),
  /** When the buyer agreed to be reminded while it is unpaid. */
  reminderConsentAt: moment("reminder_consent_at"),
  /** When the reminder an hour after saving was queued. */
  hourReminderAt: moment("hour_reminder_at"),
  /** When the reminder before the expiry was queued. */
  expiryReminderAt: moment("expiry_reminder_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
export type Order = typeof order.$inferSelect;

/** An address that receives no reminders; a keyed hash of it. */
export const reminderOptOut = pgTable("reminder_opt_out", {
  addressHash: text("address_hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
});

export const couponUse = pgTable("coupon_use", {
  orderId: uuid("order_id").primaryKey(),
  couponCode: text("coupon_code").notNull(),
  heldUntil: moment("held_until"),
  usedAt: moment("used_at"),
});

export type PaymentState =
  | "created"
  | "pending"
  | "submitted"
  | "paid"
  | "failed"
  | "cancelled"
  | "expired"
  | "superseded"
  | "review"
  | "refunding"
  | "refunded"
  | "closed";

/** A form that the browser has to post to a provider. */
export interface CheckoutForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export const payment = pgTable("payment", {
  id: uuid("id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  owner: text("owner").notNull(),
  operator: text("operator").notNull(),
  state: text("state").$type<PaymentState>().notNull().default("created"),
  /** The instalment that it pays; 1 belongs to the order. */
  part: integer("part").notNull().default(1),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  reference: text("reference"),
  redirectUrl: text("redirect_url"),
  /** Return address of the buyer. */
  returnUrl: text("return_url"),
  /** The form that the browser posts to the provider, if an address alone is not enough. */
  checkoutForm: jsonb("checkout_form").$type<CheckoutForm>(),
  expiresAt: moment("expires_at").notNull(),
  askedAt: moment("asked_at"),
  reviewReason: text("review_reason"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
export type Payment = typeof payment.$inferSelect;

export const paymentEvent = pgTable("payment_event", {
  id: uuid("id").primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  eventKey: text("event_key").notNull(),
  source: text("source").notNull(),
  status: text("status").notNull(),
  amountDiram: diram("amount_diram"),
  currency: text("currency"),
  outcome: text("outcome").notNull(),
  occurredAt: moment("occurred_at"),
  createdAt: moment("created_at").notNull(),
});

export const policy = pgTable("policy", {
  number: text("number").primaryKey(),
  code: text("code").notNull(),
  orderId: uuid("order_id"),
  owner: text("owner").notNull(),
  policyType: text("policy_type").$type<PolicyType>().notNull(),
  productCode: text("product_code").notNull(),
  language: text("language").$type<Language>().notNull(),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  sumAssuredDiram: diram("sum_assured_diram").notNull(),
  priceDiram: diram("price_diram").notNull(),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  couponCode: text("coupon_code"),
  holder: jsonb("holder").$type<Holder>().notNull(),
  lifeAssured: jsonb("life_assured").$type<readonly string[]>().notNull(),
  activatedAt: moment("activated_at"),
  /** Version of the policy document; 1 as it was sold. */
  version: integer("version").notNull().default(1),
  /** Day of the version; null for the first one. */
  versionOn: date("version_on"),
  createdAt: moment("created_at").notNull(),
});
export type Policy = typeof policy.$inferSelect;

/** A cancellation requested by the owner of a policy. */
export const policyCancellation = pgTable("policy_cancellation", {
  policyNumber: text("policy_number").primaryKey(),
  requestedOn: date("requested_on").notNull(),
  refundDiram: diram("refund_diram").notNull(),
  createdAt: moment("created_at").notNull(),
});

export type RefundState = "requested" | "approved" | "sending" | "rejected" | "paid";

/** A refund: of a cancelled policy, or of a payment that bought nothing or exceeded its price. */
export const refund = pgTable("refund", {
  id: uuid("id").primaryKey(),
  policyNumber: text("policy_number"),
  paymentId: uuid("payment_id"),
  amountDiram: diram("amount_diram").notNull(),
  currency: text("currency").notNull(),
  state: text("state").$type<RefundState>().notNull().default("requested"),
  dueOn: date("due_on").notNull(),
  /** Time of the request to the provider; null before that. */
  sentAt: moment("sent_at"),
  /** Why the provider did not send it. */
  sendFailure: text("send_failure"),
  /** Held after a restore until staff decide. */
  held: boolean("held").notNull().default(false),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
export type Refund = typeof refund.$inferSelect;

/** A state change of a refund, with its actor and reason. */
export const refundEvent = pgTable("refund_event", {
  id: uuid("id").primaryKey(),
  refundId: uuid("refund_id").notNull(),
  state: text("state").$type<RefundState>().notNull(),
  decidedBy: text("decided_by").notNull(),
  /** Empty for a policyholder, and for decisions made before roles existed. */
  decidedRole: text("decided_role").notNull().default(""),
  note: text("note").notNull().default(""),
  createdAt: moment("created_at").notNull(),
});
export type RefundEvent = typeof refundEvent.$inferSelect;

/** An instalment of a policy's price; paid by a payment of its own. */
export const instalment = pgTable(
  "instalment",
  {
    policyNumber: text("policy_number").notNull(),
    orderId: uuid("order_id").notNull(),
    part: integer("part").notNull(),
    amountDiram: diram("amount_diram").notNull(),
    dueOn: date("due_on").notNull(),
    paymentId: uuid("payment_id"),
    paidOn: date("paid_on"),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.part] })],
);
export type InstalmentRow = typeof instalment.$inferSelect;

/** A sent message about an unpaid instalment. */
export const instalmentNotice = pgTable(
  "instalment_notice",
  {
    policyNumber: text("policy_number").notNull(),
    part: integer("part").notNull(),
    kind: text("kind").$type<InstalmentNotice>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.part, table.kind] })],
);

/** Temporary read access to a policy, granted by a code to its phone. */
export const policyAccess = pgTable(
  "policy_access",
  {
    policyNumber: text("policy_number").notNull(),
    owner: text("owner").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.owner] })],
);

/** A reminder of the end of a policy that was sent or was not needed. */
export const renewalReminder = pgTable(
  "renewal_reminder",
  {
    policyNumber: text("policy_number").notNull(),
    kind: text("kind").$type<"before14" | "before3">().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.kind] })],
);

/** The file of a policy's document in one language; `storedAs` is null until it is drawn. */
export const policyDocumentFile = pgTable(
  "policy_document",
  {
    policyNumber: text("policy_number").notNull(),
    language: text("language").$type<Language>().notNull(),
    storedAs: text("stored_as"),
    /** Status of cancellation, suspension and instalments printed in the file, to detect an outdated file. */
    policyStatus: text("standing").notNull().default(""),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.language] })],
);

export const receipt = pgTable("receipt", {
  id: uuid("id").primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  storedAs: text("stored_as").notNull(),
  mediaType: text("media_type").notNull(),
  sizeBytes: diram("size_bytes").notNull(),
  state: text("state").$type<"quarantined" | "clean" | "refused">().notNull(),
  sha256: text("sha256"),
  transactionNumber: text("transaction_number"),
  /** Amount counted towards the price; null during staff review. */
  countedDiram: diram("counted_diram"),
  paidOn: date("paid_on"),
  createdAt: moment("created_at").notNull(),
});
export type Receipt = typeof receipt.$inferSelect;

/** Make, model and kind of a vehicle. */
export interface NamedVehicle {
  readonly make: string;
  readonly model: string;
  /** Code 0–4; omitted for casco, which insures cars only. */
  readonly vehicleType?: number | undefined;
}

/** Result of comparing a vehicle that the directory lacks with its registration certificate. */
export const vehicleCheck = pgTable("vehicle_check", {
  policyNumber: text("policy_number").primaryKey(),
  /** The vehicle as it was sold. */
  sold: jsonb("sold").$type<NamedVehicle>().notNull(),
  /** The vehicle according to the certificate. */
  found: jsonb("found").$type<NamedVehicle>().notNull(),
  /** Price of the policy before and after the check. */
  beforeDiram: diram("before_diram").notNull(),
  afterDiram: diram("after_diram").notNull(),
  /** The payment that bought the policy. */
  paymentId: uuid("payment_id"),
  /** Refund of the difference, if the price fell. */
  refundId: uuid("refund_id"),
  decidedBy: text("decided_by").notNull(),
  decidedRole: text("decided_role").notNull(),
  reason: text("reason").notNull(),
  createdAt: moment("created_at").notNull(),
});
export type VehicleCheck = typeof vehicleCheck.$inferSelect;

/** A person named by a policy; a field that the policy does not have is absent. */
export interface NamedPerson {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly birthDate: string;
  readonly docSeries?: string | undefined;
  readonly docNumber?: string | undefined;
}

/** A driver named by a policy. */
export interface PolicyDriver extends NamedPerson {
  /** Day of the first licence. */
  readonly licenceDate: string;
  /** Position in the order; absent for an added driver. */
  readonly at?: number | undefined;
}

/** Data of a policy that can be corrected. */
export interface PolicyData {
  readonly holder: NamedPerson;
  readonly email: string;
  /** Wire format. */
  readonly phone: string;
  /** Insured people other than the holder, in the order of the policy. */
  readonly insured: readonly NamedPerson[];
  /** Absent if the policy names no drivers. */
  readonly drivers?: readonly PolicyDriver[] | undefined;
  /** Absent if the policy insures no vehicle. */
  readonly vehicle?: { readonly plate: string; readonly vin?: string | undefined } | undefined;
  readonly startDate: string;
  readonly endDate: string;
}

/** A correction of a sold policy. */
export const policyCorrection = pgTable("policy_correction", {
  /** The id comes with the command, which is idempotent by it. */
  id: uuid("id").primaryKey(),
  policyNumber: text("policy_number").notNull(),
  /** 1 for the first correction of a policy. */
  position: integer("position").notNull(),
  /** The version that it issued; null if the document does not print the corrected fields. */
  version: integer("version"),
  fields: text("fields").array().$type<CorrectionField[]>().notNull(),
  /** The corrected parts before and after. */
  before: jsonb("before").$type<Partial<PolicyData>>().notNull(),
  after: jsonb("after").$type<Partial<PolicyData>>().notNull(),
  beforeDiram: diram("before_diram").notNull(),
  afterDiram: diram("after_diram").notNull(),
  decidedBy: text("decided_by").notNull(),
  /** Empty for the policyholder. */
  decidedRole: text("decided_role").notNull(),
  confirmedBy: text("confirmed_by"),
  reason: text("reason").notNull(),
  createdAt: moment("created_at").notNull(),
});
export type PolicyCorrection = typeof policyCorrection.$inferSelect;

/** Money that a correction returns, by the payment that it came with. */
export const correctionRefund = pgTable(
  "correction_refund",
  {
    correctionId: uuid("correction_id").notNull(),
    paymentId: uuid("payment_id").notNull(),
    amountDiram: diram("amount_diram").notNull(),
    refundId: uuid("refund_id"),
  },
  (table) => [primaryKey({ columns: [table.correctionId, table.paymentId] })],
);

import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import type { NamedPerson, PolicyData } from "./sales.ts";

/** A version of the sanctions list. */
export const sanctionsList = pgTable("sanctions_list", {
  /** The id of its proposal. */
  id: uuid("id").primaryKey(),
  version: integer("version").notNull(),
  state: text("state").$type<"proposed" | "active" | "replaced">().notNull(),
  source: text("source").$type<"un" | "csv">().notNull(),
  fileName: text("file_name").notNull(),
  /** The day that the list itself names; null if it names none. */
  dated: date("dated"),
  entries: integer("entries").notNull(),
  importedBy: text("imported_by").notNull(),
  importedAt: moment("imported_at").notNull(),
  confirmedBy: text("confirmed_by"),
  confirmedAt: moment("confirmed_at"),
});
export type SanctionsList = typeof sanctionsList.$inferSelect;

/** A person on a sanctions list. */
export interface SanctionsEntry {
  /** Number in the source list, or the row of the file. */
  readonly reference: string;
  /** The name and the aliases. */
  readonly names: readonly string[];
  /** ISO dates, or years alone. */
  readonly birthDates: readonly string[];
  readonly documents: readonly string[];
}

export const sanctionsEntry = pgTable(
  "sanctions_entry",
  {
    listId: uuid("list_id").notNull(),
    position: integer("position").notNull(),
    reference: text("reference").notNull(),
    names: text("names").array().notNull(),
    birthDates: text("birth_dates").array().notNull(),
    documents: text("documents").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.position] })],
);

/** Role of a person in an order. */
export type ScreenedRole = "holder" | "insured" | "driver";

/** A person of an order who may be on the sanctions list. */
export interface ScreeningMatch {
  readonly role: ScreenedRole;
  readonly person: NamedPerson;
  /** Hash of the person's data; a released pair of keys does not hold the order again. */
  readonly personKey: string;
  readonly entry: SanctionsEntry;
  /** Hash of the entry. */
  readonly entryKey: string;
  /** Name of the entry that is most similar. */
  readonly name: string;
  /** 0 to 100. */
  readonly score: number;
}

/** A correction that waits for a decision, and who wants it. */
export interface CorrectionOnHold {
  /** The corrected parts of the policy. */
  readonly changes: Partial<PolicyData>;
  readonly decisionId: string;
  /** The member of staff, and the second one if the rules need two; omitted for the policyholder. */
  readonly staff?: {
    readonly id: string;
    readonly role: string;
    readonly reason: string;
    readonly confirmedBy?: string | undefined;
  };
}

/** Facts of a check by its kind; only matches and a held correction contain personal data. */
export interface ScreeningDetails {
  readonly listVersion?: number;
  readonly matches?: readonly ScreeningMatch[];
  readonly correction?: CorrectionOnHold;
  /** The marked amount, diram. */
  readonly amountDiram?: number;
  /** Number of policies of the person on the day. */
  readonly policies?: number;
  /** Earlier policies with the same document. */
  readonly otherPolicies?: readonly string[];
  /** Days between purchase and claim. */
  readonly days?: number;
}

/**
 * Why staff look at an order, a policy or a claim: `sanctions` holds the order and `correction` the correction of a policy,
 * the others only mark.
 */
export const CHECK_KINDS = [
  "sanctions",
  "correction",
  "sum",
  "perDay",
  "sameDocument",
  "earlyClaim",
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
/** Checks of people who may be on the sanctions list, which hold what they are about. */
export const HOLDING_KINDS: readonly CheckKind[] = ["sanctions", "correction"];

export type CheckState = "open" | "released" | "refused" | "closed";

/** An order or a claim that staff look at. */
export const screeningCheck = pgTable("screening_check", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<CheckKind>().notNull(),
  state: text("state").$type<CheckState>().notNull().default("open"),
  orderId: uuid("order_id"),
  policyNumber: text("policy_number"),
  claimId: uuid("claim_id"),
  details: jsonb("details").$type<ScreeningDetails>().notNull(),
  createdAt: moment("created_at").notNull(),
  decidedBy: text("decided_by"),
  decidedRole: text("decided_role").notNull().default(""),
  reason: text("reason").notNull().default(""),
  decidedAt: moment("decided_at"),
});
export type ScreeningCheck = typeof screeningCheck.$inferSelect;

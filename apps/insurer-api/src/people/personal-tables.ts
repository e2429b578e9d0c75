import { type SQL, sql } from "drizzle-orm";
import type { PersonScope } from "./find-people.ts";
import { ERASED_DATE } from "./order-people.ts";

/** Kinds of personal data, in the order of a person's file. */
export const PERSON_KINDS = [
  "account",
  "sessions",
  "drafts",
  "orders",
  "policies",
  "corrections",
  "payments",
  "refunds",
  "claims",
  "calls",
  "messages",
  "consents",
  "checks",
  "notes",
  "partners",
  "resumes",
  "technical",
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Replaces a text that may not be empty. */
const ERASED_TEXT = "–";

/** What remains of a person: a random id. */
export interface Pseudonym {
  readonly id: string;
  /** Owner of the remaining rows; it matches no visitor. */
  readonly owner: string;
  /** In the place of a name. */
  readonly label: string;
}

type Columns = (pseudonym: Pseudonym) => Readonly<Record<string, SQL>>;

/** A table with personal data: which rows are about a person, and what remains of them. */
interface PersonalTable {
  readonly table: string;
  readonly kind: PersonKind;
  readonly rows: (scope: PersonScope) => SQL;
  /** The rows are deleted, or these columns replaced. */
  readonly erase: "delete" | Columns;
  /** Columns with text that remain: codes, numbers and names of staff. */
  readonly keeps?: readonly string[];
  /** Columns that are in no file of a person: secrets, hashes and names of files. */
  readonly hides?: readonly string[];
}

/** Whether a column has one of these values. */
const isAmong = (column: string, values: readonly string[]): SQL =>
  values.length === 0
    ? sql`false`
    : sql`${sql.identifier(column)}::text in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;

const isAny = (...conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` or `)})`;

const dash = sql`${ERASED_TEXT}`;
const empty = sql`''`;
const nothing = sql`null`;

/** Audit subjects of the records of a person; notes, proposals and events name them. */
export const getSubjects = (scope: PersonScope): string[] => [
  ...scope.policies.map((id) => `policy:${id}`),
  ...scope.payments.map((id) => `payment:${id}`),
  ...scope.refunds.map((id) => `refund:${id}`),
  ...scope.claims.map((id) => `claim:${id}`),
  ...scope.calls.flatMap((id) => [`lead:${id}`, `call:${id}`]),
  ...scope.resumes.map((id) => `resume:${id}`),
];

const ofUser =
  (column: string) =>
  ({ userId }: PersonScope) =>
    isAmong(column, userId === undefined ? [] : [userId]);

/** Messages to the person, and those about what is the person's. */
const messages = (scope: PersonScope): SQL => {
  const { phone, emails, others, policies, orders, claimEvents } = scope;
  return isAny(
    // A phone that others share receives their messages too.
    isAmong("recipient", others > 0 ? [] : [phone]),
    ...emails.map((email) => sql`lower(recipient) = ${email}`),
    isAmong("policy_number", policies),
    isAmong("about_policy", policies),
    isAmong("about_order", orders),
    ...claimEvents.map((id) => sql`dedupe_key like ${`claim:${id}:%`}`),
  );
};

const byPolicy = ({ policies }: PersonScope) => isAmong("policy_number", policies);
const byPayment = ({ payments }: PersonScope) => isAmong("payment_id", payments);
const byClaim = ({ claims }: PersonScope) => isAmong("claim_id", claims);
const byOwner = ({ owners }: PersonScope) => isAmong("owner", owners);

/**
 * The only list of tables with data of customers: the file of a person, the erasure and the test of both read it. Rows are
 * erased in this order. Details of orders and names of insured people are replaced row by row (`erase-person.ts`).
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: "idempotency", kind: "technical", rows: byOwner, erase: "delete", hides: ["answer"] },
  {
    table: "draft_handover",
    kind: "drafts",
    rows: byOwner,
    erase: "delete",
    hides: ["token_hash"],
  },
  { table: "draft", kind: "drafts", rows: byOwner, erase: "delete", hides: ["sealed"] },
  {
    table: "quota_use",
    kind: "technical",
    rows: ({ owners }) => isAmong("subject", owners),
    erase: "delete",
  },
  {
    table: "sms_code",
    kind: "technical",
    rows: ({ phone, others }) => isAmong("phone", others > 0 ? [] : [phone]),
    erase: "delete",
    hides: ["code_hash"],
  },
  {
    table: "claim_access",
    kind: "technical",
    rows: (scope) => isAny(byClaim(scope), byOwner(scope)),
    erase: "delete",
  },
  {
    table: "policy_access",
    kind: "technical",
    rows: (scope) => isAny(byPolicy(scope), byOwner(scope)),
    erase: "delete",
  },
  {
    table: "outbox",
    kind: "messages",
    rows: messages,
    erase: "delete",
    hides: ["unsubscribe_url"],
  },
  {
    table: "subscription",
    kind: "consents",
    rows: ({ emails }) => isAny(sql`false`, ...emails.map((email) => sql`lower(email) = ${email}`)),
    erase: "delete",
  },
  {
    table: "reminder_opt_out",
    kind: "consents",
    rows: ({ optOuts }) => isAmong("address_hash", optOuts),
    erase: "delete",
    hides: ["address_hash"],
  },
  {
    table: "callback_request",
    kind: "calls",
    rows: ({ calls }) => isAmong("id", calls),
    erase: "delete",
  },
  {
    table: "resume_file",
    kind: "resumes",
    rows: ({ resumes }) => isAmong("resume_id", resumes),
    erase: "delete",
    hides: ["stored_as"],
  },
  {
    table: "resume",
    kind: "resumes",
    rows: ({ resumes }) => isAmong("id", resumes),
    erase: "delete",
  },
  {
    table: "webhook_event",
    kind: "technical",
    rows: (scope) => isAmong("subject", getSubjects(scope)),
    erase: "delete",
    hides: ["body"],
  },
  {
    table: "record_note",
    kind: "notes",
    rows: (scope) => isAmong("subject", getSubjects(scope)),
    erase: "delete",
  },
  {
    table: "proposal",
    kind: "notes",
    rows: (scope) => isAmong("subject", getSubjects(scope)),
    erase: "delete",
    hides: ["change"],
  },
  {
    table: "screening_check",
    kind: "checks",
    rows: (scope) => isAny(isAmong("order_id", scope.orders), byPolicy(scope), byClaim(scope)),
    erase: "delete",
    hides: ["details"],
  },
  {
    table: "funnel_order",
    kind: "technical",
    rows: ({ lineages, orders }) => isAmong("subject", [...lineages, ...orders]),
    erase: "delete",
  },
  {
    table: "reconciliation_item",
    kind: "payments",
    rows: (scope) => isAny(byPayment(scope), isAmong("refund_id", scope.refunds)),
    erase: () => ({ note: empty }),
    keeps: ["kind", "reference", "action", "closed_by"],
    hides: ["note", "closed_by"],
  },
  {
    table: "reconciliation",
    kind: "technical",
    rows: ({ phone, emails }) =>
      isAny(
        ...[phone.slice(3), ...emails].map((text) => sql`pending_rows::text ilike ${`%${text}%`}`),
      ),
    erase: () => ({ pending_rows: nothing }),
    keeps: ["operator", "month", "file_name", "uploaded_by", "closed_by", "confirmed_by", "lines"],
    hides: ["pending_rows", "lines", "file_name", "uploaded_by", "closed_by", "confirmed_by"],
  },
  { table: "claim_file", kind: "claims", rows: byClaim, erase: "delete", hides: ["stored_as"] },
  { table: "claim_upload", kind: "claims", rows: byClaim, erase: "delete", hides: ["stored_as"] },
  {
    table: "claim_event",
    kind: "claims",
    rows: byClaim,
    erase: () => ({
      message: sql`case when message = '' then '' else ${ERASED_TEXT} end`,
      refusal: sql`case when refusal is null then null else ${ERASED_TEXT} end`,
    }),
    keeps: ["state"],
  },
  {
    table: "claim",
    kind: "claims",
    rows: ({ claims }) => isAmong("id", claims),
    erase: ({ owner, label }) => ({
      owner: sql`${owner}`,
      full_name: sql`${label}`,
      note: empty,
      phone: empty,
      email: empty,
      refusal: sql`case when refusal is null then null else ${ERASED_TEXT} end`,
    }),
    keeps: ["policy_number", "channel", "language", "state"],
    hides: ["owner", "reserve_diram"],
  },
  {
    table: "receipt",
    kind: "payments",
    rows: byPayment,
    erase: () => ({ stored_as: empty, state: sql`'refused'` }),
    keeps: ["media_type", "sha256", "transaction_number"],
    hides: ["stored_as", "sha256"],
  },
  {
    table: "payment_event",
    kind: "payments",
    rows: byPayment,
    erase: () => ({}),
    keeps: ["event_key", "source", "status", "currency", "outcome"],
  },
  {
    table: "money_decision",
    kind: "payments",
    rows: (scope) => isAny(byPayment(scope), byPolicy(scope)),
    erase: () => ({ reason: dash }),
    keeps: ["command", "policy_number", "from_state", "to_state", "actor_id", "actor_role"],
    hides: ["actor_id"],
  },
  {
    table: "payment",
    kind: "payments",
    rows: ({ payments }) => isAmong("id", payments),
    erase: ({ owner }) => ({
      owner: sql`${owner}`,
      redirect_url: nothing,
      return_url: nothing,
      checkout_form: nothing,
    }),
    keeps: ["operator", "state", "currency", "reference", "review_reason"],
    hides: ["owner", "redirect_url", "return_url", "checkout_form"],
  },
  {
    table: "refund_event",
    kind: "refunds",
    rows: ({ refunds }) => isAmong("refund_id", refunds),
    erase: () => ({ note: sql`case when note = '' then '' else ${ERASED_TEXT} end` }),
    keeps: ["state", "decided_by", "decided_role"],
    hides: ["decided_by"],
  },
  {
    table: "refund",
    kind: "refunds",
    rows: ({ refunds }) => isAmong("id", refunds),
    erase: () => ({ send_failure: nothing }),
    keeps: ["policy_number", "currency", "state"],
    hides: ["send_failure"],
  },
  {
    table: "policy_correction",
    kind: "corrections",
    rows: byPolicy,
    erase: ({ label }) => ({
      before: sql`'{}'::jsonb`,
      after: sql`'{}'::jsonb`,
      reason: dash,
      // The policyholder has no role.
      decided_by: sql`case when decided_role = '' then ${label} else decided_by end`,
    }),
    keeps: ["policy_number", "fields", "decided_role", "confirmed_by"],
    hides: ["decided_by", "confirmed_by"],
  },
  {
    table: "vehicle_check",
    kind: "policies",
    rows: byPolicy,
    erase: () => ({ reason: dash }),
    // Make and model identify no person.
    keeps: ["policy_number", "sold", "found", "decided_by", "decided_role"],
    hides: ["decided_by"],
  },
  {
    table: "partner_entry",
    kind: "partners",
    rows: byPolicy,
    erase: () => ({
      partner_reference: sql`case when partner_reference is null then null else ${ERASED_TEXT} end`,
    }),
    keeps: ["partner_code", "policy_number", "kind", "product_code", "currency"],
    hides: ["share_bp", "commission_diram"],
  },
  {
    table: "policy_document",
    kind: "policies",
    rows: byPolicy,
    erase: "delete",
    hides: ["stored_as", "standing"],
  },
  {
    table: "policy",
    kind: "policies",
    rows: ({ policies }) => isAmong("number", policies),
    erase: ({ owner, id, label }) => ({
      owner: sql`${owner}`,
      holder: sql`${JSON.stringify(erasedHolder(id, label))}::jsonb`,
      life_assured: sql`life_assured`,
    }),
    keeps: ["number", "code", "policy_type", "product_code", "language", "currency", "coupon_code"],
    hides: ["owner"],
  },
  {
    table: "order",
    kind: "orders",
    rows: ({ orders }) => isAmong("id", orders),
    erase: ({ owner, id, label }) => ({
      owner: sql`${owner}`,
      holder: sql`${JSON.stringify(erasedHolder(id, label))}::jsonb`,
      details: sql`details`,
      visits: nothing,
      device: nothing,
      partner_reference: nothing,
      reminder_consent_at: nothing,
    }),
    keeps: [
      ...["state", "policy_type", "product_code", "language", "currency", "coupon_code"],
      ...["partner_code", "sold_by", "sold_place"],
    ],
    hides: ["owner", "sold_by"],
  },
  {
    table: "refresh_token",
    kind: "sessions",
    rows: ofUser("user_id"),
    erase: "delete",
    hides: ["token_hash"],
  },
  { table: "user_session", kind: "sessions", rows: ofUser("user_id"), erase: "delete" },
  {
    table: "known_device",
    kind: "sessions",
    rows: ofUser("user_id"),
    erase: "delete",
    hides: ["device_hash"],
  },
  {
    table: "user_record",
    kind: "account",
    rows: ofUser("user_id"),
    erase: "delete",
    hides: ["sealed"],
  },
  {
    table: "user",
    kind: "account",
    rows: ofUser("id"),
    erase: "delete",
    hides: ["password_hash", "role"],
  },
];

/** The holder of a policy or an order whose person is erased. */
function erasedHolder(pseudonym: string, lastName: string) {
  return { lastName, firstName: "", birthDate: ERASED_DATE, phone: "", pseudonym };
}

import {
  isPolicyNumber,
  normalizePolicyNumber,
  parseClaimNumber,
  parsePhone,
  toWirePhone,
} from "@sughurta/domain";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import { type Claim, claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import type { DeskPayment } from "./pages/payment-facts.ts";
import { type PolicyWithEnd, policiesWithEnd } from "./pages/policy-facts.ts";
import type { Permission } from "./permissions.ts";
import { foldName } from "./personal/fold-name.ts";

const MOST = 20;

/** What a search found, the newest first; nothing of a kind that whoever searches may not see. */
export interface FoundThings {
  readonly search: string;
  readonly policies: readonly PolicyWithEnd[];
  readonly payments: readonly DeskPayment[];
  readonly claims: readonly Claim[];
  readonly today: string;
}

/** Looks for policies, payments and claims, as far as somebody may see them; for nothing where nothing was typed. */
export async function findThings(
  service: Pick<Platform, "config" | "db" | "now">,
  search: string,
  may: (permission: Permission) => boolean,
): Promise<FoundThings> {
  const { db } = service;
  const finds = (permission: Permission) => search !== "" && may(permission);
  return {
    search,
    policies: finds("seePolicies") ? await findPolicies(db, search) : [],
    payments: finds("seePayments") ? await findPayments(db, search) : [],
    claims: finds("seeClaims") ? await findClaims(db, search) : [],
    today: todayOf(service),
  };
}

/** What somebody typed to find something, as far as it is one of these. */
interface Typed {
  readonly policyNumber?: string;
  readonly phone?: string;
  /** A name, folded. */
  readonly name: string;
}

function typedIn(text: string): Typed {
  const number = normalizePolicyNumber(text);
  const phone = parsePhone(text);
  return {
    name: foldName(text),
    ...(isPolicyNumber(number) ? { policyNumber: number } : {}),
    ...(phone === undefined ? {} : { phone: toWirePhone(phone) }),
  };
}

/** Whose surname it is, alone or with the first name before or after it. */
function isNamed(holder: PgColumn, folded: string) {
  const lastName = sql`folded_name(${holder}->>'lastName')`;
  const firstName = sql`folded_name(${holder}->>'firstName')`;
  const surnames = [folded, ...folded.split(" ")];
  return and(
    inArray(lastName, surnames),
    sql`${folded} in (${lastName}, ${lastName} || ' ' || ${firstName}, ${firstName} || ' ' || ${lastName})`,
  );
}

/** Who bought, by phone or by name. */
const isHolder = (holder: PgColumn, { phone, name }: Typed): SQL | undefined =>
  phone === undefined ? isNamed(holder, name) : sql`${holder}->>'phone' = ${phone}`;

/** Policies of a number, of a phone in any spelling, or of a name; the newest first. */
function findPolicies(db: Database, text: string) {
  const typed = typedIn(text);
  const { policyNumber } = typed;
  return policiesWithEnd(db)
    .where(
      policyNumber === undefined ? isHolder(policy.holder, typed) : eq(policy.number, policyNumber),
    )
    .orderBy(desc(policy.createdAt))
    .limit(MOST);
}

/** Payments of a number (ours, the provider's, or the policy's), of a phone, or of a name; the newest first. */
function findPayments(db: Database, text: string) {
  const typed = typedIn(text);
  const found = db
    .select({ payment, order, reason: payment.reviewReason, since: payment.createdAt })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId));
  const { policyNumber } = typed;
  const ofPolicy =
    policyNumber === undefined
      ? undefined
      : inArray(
          payment.orderId,
          db.select({ id: policy.orderId }).from(policy).where(eq(policy.number, policyNumber)),
        );
  const ofNumber = isIdentifier(text)
    ? eq(payment.id, text)
    : or(ofPolicy, eq(payment.reference, text));
  const isNumber = isIdentifier(text) || /\d/.test(text);
  const condition =
    isNumber && typed.phone === undefined ? ofNumber : isHolder(order.holder, typed);
  return found.where(condition).orderBy(desc(payment.createdAt)).limit(MOST);
}

/** The first and the last id that a claim number may stand for. */
function idsOf(claimNumber: string) {
  const start = claimNumber.replace("-", "").toLowerCase();
  const [first, last] = ["0", "f"].map(
    (one) => `${start}-${[4, 4, 4, 12].map((length) => one.repeat(length)).join("-")}`,
  );
  return sql`${claim.id} between ${first} and ${last}`;
}

/** Claims of a number, of a policy, of a phone, or of a name; the newest first. */
function findClaims(db: Database, text: string) {
  const { policyNumber, phone, name } = typedIn(text);
  const claimNumber = parseClaimNumber(text);
  const surname = sql`split_part(folded_name(${claim.fullName}), ' ', 1)`;
  const named = and(
    inArray(surname, name.split(" ")),
    or(eq(surname, name), inArray(sql`folded_name(${claim.fullName})`, turned(name))),
  );
  const conditions = [
    ...(claimNumber === undefined ? [] : [idsOf(claimNumber)]),
    ...(policyNumber === undefined ? [] : [eq(claim.policyNumber, policyNumber)]),
    ...(phone === undefined ? [] : [eq(claim.phone, phone)]),
  ];
  return db
    .select()
    .from(claim)
    .where(conditions.length > 0 ? or(...conditions) : named)
    .orderBy(desc(claim.createdAt))
    .limit(MOST);
}

/** A name as it was typed, and with its first word last. */
function turned(name: string): string[] {
  const [first = "", ...others] = name.split(" ");
  return [name, [...others, first].join(" ")];
}

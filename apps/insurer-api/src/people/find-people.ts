import { createHash } from "node:crypto";
import { DEFAULT_LANGUAGE, type Language } from "@sughurta/domain";
import { and, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { profileResponse } from "#src/identity/user/profile-routes.ts";
import { isPerson, userOwner } from "#src/platform/caller.ts";
import { resume } from "#src/platform/database/schema/resume.ts";
import {
  type Holder,
  order,
  payment,
  policy,
  policyCorrection,
  refund,
} from "#src/platform/database/schema/sales.ts";
import { callbackRequest, claim, claimEvent, user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { foldName } from "#src/platform/texts/person-names.ts";
import { optOutHashes } from "#src/sales/notifications/reminder-opt-outs.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { isNamed } from "./order-people.ts";

/** A person found by a phone, which a family may share. */
export interface FoundPerson {
  /** Names the person in an address, within one request; contains nothing about them. */
  readonly key: string;
  /** Surname and first name, as written last; "" if nothing of the phone has a name. */
  readonly fullName: string;
  /** The same, folded. */
  readonly name: string;
}

/** Ids of everything that is stored about one person. */
export interface PersonScope extends Pick<FoundPerson, "fullName" | "name"> {
  readonly phone: string;
  /** Language of the newest order, policy or claim. */
  readonly language: Language;
  /** Other people with data of the same phone: what names no one is then left out. */
  readonly others: number;
  /** Policies that the account bought for people with another phone. */
  readonly boughtForOthers: number;
  readonly userId: string | undefined;
  /** Owners of rows that belong to this person only. */
  readonly owners: readonly string[];
  readonly emails: readonly string[];
  /** Hashes of the phone and of the emails that receive no reminders. */
  readonly optOuts: readonly string[];
  readonly orders: readonly string[];
  readonly lineages: readonly string[];
  readonly policies: readonly string[];
  readonly payments: readonly string[];
  readonly refunds: readonly string[];
  readonly corrections: readonly string[];
  readonly claims: readonly string[];
  readonly claimEvents: readonly string[];
  readonly calls: readonly string[];
  readonly resumes: readonly string[];
}

const holderName = ({ lastName, firstName }: Pick<Holder, "lastName" | "firstName">) =>
  [lastName, firstName].filter(Boolean).join(" ");

const isPhone = (holder: typeof policy.holder | typeof order.holder, phone: string): SQL =>
  sql`${holder} ->> 'phone' = ${phone}`;

/** All rows that have the phone, and its account. */
async function rowsOfPhone(db: Database, phone: string) {
  const isUser = and(eq(user.username, phone), eq(user.role, "user"));
  const [account] = await db.select().from(user).where(isUser);
  return {
    account: account && { id: account.id, ...profileResponse(account) },
    policies: await db.select().from(policy).where(isPhone(policy.holder, phone)),
    orders: await db.select().from(order).where(isPhone(order.holder, phone)),
    claims: await db.select().from(claim).where(eq(claim.phone, phone)),
    resumes: await db.select().from(resume).where(eq(resume.phone, phone)),
    calls: await db.select().from(callbackRequest).where(eq(callbackRequest.phone, phone)),
  };
}
type PhoneRows = Awaited<ReturnType<typeof rowsOfPhone>>;

const personKey = (requestId: string, name: string) =>
  createHash("sha256").update(`${requestId} ${name}`).digest("hex").slice(0, 16);

/** Names of the phone by folded surname and first name; free full names count where no holder has their words. */
function getNames({ account, policies, orders, claims, resumes }: PhoneRows) {
  const names = new Map<string, string>();
  for (const named of [account, ...[...orders, ...policies].map(({ holder }) => holder)]) {
    const fullName = named ? holderName(named) : "";
    if (fullName !== "") names.set(foldName(fullName), fullName);
  }
  for (const { fullName } of [...claims, ...resumes]) {
    if (fullName === "" || [...names.keys()].some((name) => isNamed(fullName, name))) continue;
    names.set(foldName(fullName), fullName);
  }
  return names;
}

/** People with data of a phone; one without a name if only calls or an account without a profile have it. */
export async function findPeople(
  db: Database,
  phone: string,
  requestId: string,
): Promise<readonly FoundPerson[]> {
  const rows = await rowsOfPhone(db, phone);
  const named = [...getNames(rows)].map(([name, fullName]) => ({
    key: personKey(requestId, name),
    fullName,
    name,
  }));
  if (named.length > 0) return named;
  const isEmpty = !rows.account && rows.calls.length === 0;
  return isEmpty ? [] : [{ key: personKey(requestId, ""), fullName: "", name: "" }];
}

/** Whether a full name is that of the person: a name without a holder is compared as a whole. */
const belongsTo = (fullName: string, name: string) =>
  isNamed(fullName, name) || foldName(fullName) === name;

const queryIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Finds the ids of everything about a person of a phone. */
export async function loadScope(
  service: Pick<Service, "config" | "db">,
  phone: string,
  { fullName, name }: Pick<FoundPerson, "fullName" | "name">,
): Promise<PersonScope> {
  const { db } = service;
  const rows = await rowsOfPhone(db, phone);
  const others = [...getNames(rows).keys()].filter((other) => other !== name).length;
  const isSole = others === 0;
  const policies = rows.policies.filter(({ holder }) => foldName(holderName(holder)) === name);
  const orderIds = new Set(policies.flatMap(({ orderId }) => orderId ?? []));
  for (const { id, holder } of rows.orders) {
    if (foldName(holderName(holder)) === name) orderIds.add(id);
  }
  const orders = await db
    .select()
    .from(order)
    .where(inArray(order.id, [...orderIds]));
  const claims = rows.claims.filter((one) => belongsTo(one.fullName, name));
  const resumes = rows.resumes.filter((one) => belongsTo(one.fullName, name));
  const isAccount = rows.account && (isSole || foldName(holderName(rows.account)) === name);
  const account = isAccount ? rows.account : undefined;
  const calls = rows.calls.filter(({ orderId }) => isSole || orderIds.has(orderId ?? ""));
  const [newest] = [...orders, ...policies, ...claims].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const found = [
    ...[...policies, ...orders].map(({ holder }) => holder.email),
    ...[...claims, ...resumes].map(({ email }) => email),
    account?.email,
  ];
  const emails = [...new Set(found.flatMap((email) => email?.toLowerCase() || []))];
  const ids = {
    orders: [...orderIds],
    policies: policies.map(({ number }) => number),
    claims: queryIds(claims),
  };
  const bought = account
    ? await db.$count(
        policy,
        and(eq(policy.owner, userOwner(account.id)), notInArray(policy.number, ids.policies)),
      )
    : 0;
  return {
    ...(await idsBelow(db, ids)),
    phone,
    fullName,
    name,
    language: newest?.language ?? DEFAULT_LANGUAGE,
    others,
    boughtForOthers: bought,
    userId: account?.id,
    owners: await listOwners(db, ids, account && userOwner(account.id), [
      ...[...orders, ...policies, ...claims].map(({ owner }) => owner),
    ]),
    emails,
    optOuts: [...(isSole ? [phone] : []), ...emails].flatMap((address) =>
      optOutHashes(service, address),
    ),
    lineages: orders.flatMap(({ lineage }) => lineage ?? []),
    calls: queryIds(calls),
    resumes: queryIds(resumes),
  };
}

/** Ids of what is about orders, policies and claims. */
export async function idsBelow(
  db: Database,
  ids: Pick<PersonScope, "orders" | "policies" | "claims">,
): Promise<
  Pick<
    PersonScope,
    "orders" | "policies" | "claims" | "payments" | "refunds" | "corrections" | "claimEvents"
  >
> {
  const { orders, policies, claims } = {
    orders: [...ids.orders],
    policies: [...ids.policies],
    claims: [...ids.claims],
  };
  const paid = db.select({ id: payment.id }).from(payment);
  const payments = queryIds(await paid.where(inArray(payment.orderId, orders)));
  const ofRefund = or(inArray(refund.paymentId, payments), inArray(refund.policyNumber, policies));
  const refunds = await db.select({ id: refund.id }).from(refund).where(ofRefund);
  const corrections = await db
    .select({ id: policyCorrection.id })
    .from(policyCorrection)
    .where(inArray(policyCorrection.policyNumber, policies));
  const events = await db
    .select({ id: claimEvent.id })
    .from(claimEvent)
    .where(inArray(claimEvent.claimId, claims));
  return {
    ...ids,
    payments,
    refunds: queryIds(refunds),
    corrections: queryIds(corrections),
    claimEvents: queryIds(events),
  };
}

/** Owners without orders, policies or claims of other people; the account of the person always counts. */
async function listOwners(
  db: Database,
  { orders, policies, claims }: Pick<PersonScope, "orders" | "policies" | "claims">,
  account: string | undefined,
  found: readonly string[],
): Promise<readonly string[]> {
  const owners = [...new Set(found)].filter(isPerson);
  const shared = new Set(
    [
      ...(await db
        .select({ owner: order.owner })
        .from(order)
        .where(and(inArray(order.owner, owners), notInArray(order.id, [...orders])))),
      ...(await db
        .select({ owner: policy.owner })
        .from(policy)
        .where(and(inArray(policy.owner, owners), notInArray(policy.number, [...policies])))),
      ...(await db
        .select({ owner: claim.owner })
        .from(claim)
        .where(and(inArray(claim.owner, owners), notInArray(claim.id, [...claims])))),
    ].map(({ owner }) => owner),
  );
  const own = owners.filter((owner) => !shared.has(owner));
  return account === undefined ? own : [...new Set([...own, account])];
}

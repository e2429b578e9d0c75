import {
  isPolicyNumber,
  normalizePolicyNumber,
  parseClaimNumber,
  parsePhone,
  toWirePhone,
} from "@sughurta/domain";
import { sealerFor } from "@sughurta/server-kit";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskRoutes } from "#src/desk/shell/desk-page.ts";
import { deskRequest } from "#src/desk/shell/desk-request.ts";
import { sendDeskPage } from "#src/desk/shell/page-frame.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { foldName } from "#src/platform/texts/person-names.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { policiesWithEnd } from "./policy-page.ts";
import { type FoundThings, foundView } from "./search-view.ts";

const MOST = 20;

/** Searches the policies, payments and claims that the user may see; an empty search finds none. */
async function findThings(
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
    today: getToday(service),
  };
}

/** A search text, parsed as each of these where it is valid. */
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

/**
 * Whether the holder has this surname, alone or with the first name before or after it. Each spelling is a condition of
 * its own, so that an index with both names finds it among thousands of people with the same surname.
 */
function isNamed(holder: PgColumn, folded: string) {
  const lastName = sql`folded_name(${holder}->>'lastName')`;
  const firstName = sql`folded_name(${holder}->>'firstName')`;
  const words = folded.split(" ");
  const whole = words.slice(1).flatMap((_, place) => {
    const [before, after] = [words.slice(0, place + 1), words.slice(place + 1)].map((part) =>
      part.join(" "),
    );
    return [
      and(eq(lastName, before), eq(firstName, after)),
      and(eq(lastName, after), eq(firstName, before)),
    ];
  });
  return or(eq(lastName, folded), ...whole);
}

/** Whether the holder has this phone or name. */
const isHolder = (holder: PgColumn, { phone, name }: Typed): SQL | undefined =>
  phone === undefined ? isNamed(holder, name) : sql`${holder}->>'phone' = ${phone}`;

/**
 * Newest first. People of a surname alone come in the order of its index; with a first name they are few, and the index of
 * all rows by time must not be read for them, which an expression prevents.
 */
const newestFirst = (at: PgColumn, { name }: Typed) =>
  desc(name.includes(" ") ? sql`${at} + interval '0'` : at);

/** Policies by number, by phone in any spelling, or by name; newest first. */
function findPolicies(db: Database, text: string) {
  const typed = typedIn(text);
  const { policyNumber } = typed;
  return policiesWithEnd(db)
    .where(
      policyNumber === undefined ? isHolder(policy.holder, typed) : eq(policy.number, policyNumber),
    )
    .orderBy(newestFirst(policy.createdAt, typed))
    .limit(MOST);
}

/** The order of a policy, read first: asked together with a reference, all payments would be read. */
async function orderOfPolicy(db: Database, number: string | undefined) {
  if (number === undefined) return undefined;
  const [found] = await db
    .select({ id: policy.orderId })
    .from(policy)
    .where(eq(policy.number, number));
  return found?.id ?? undefined;
}

/**
 * Payments by number (ours, the provider's, or the policy's), by phone, or by name; those of the newest orders first,
 * in whose order an index finds people.
 */
async function findPayments(db: Database, text: string) {
  const typed = typedIn(text);
  const found = db
    .select({ payment, order, reason: payment.reviewReason, since: payment.createdAt })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId));
  const orderId = await orderOfPolicy(db, typed.policyNumber);
  const ofPolicy = orderId === undefined ? undefined : eq(payment.orderId, orderId);
  const ofNumber = isIdentifier(text)
    ? eq(payment.id, text)
    : or(ofPolicy, eq(payment.reference, text));
  const isNumber = isIdentifier(text) || /\d/.test(text);
  const condition =
    isNumber && typed.phone === undefined ? ofNumber : isHolder(order.holder, typed);
  return found
    .where(condition)
    .orderBy(newestFirst(order.createdAt, typed), desc(payment.createdAt))
    .limit(MOST);
}

/** Whether the id of a claim is in the range that its short claim number covers. */
function queryIds(claimNumber: string) {
  const start = claimNumber.replace("-", "").toLowerCase();
  const [first, last] = ["0", "f"].map(
    (one) => `${start}-${[4, 4, 4, 12].map((length) => one.repeat(length)).join("-")}`,
  );
  return sql`${claim.id} between ${first} and ${last}`;
}

/** Claims by number, by policy, by phone, or by name; newest first. */
function findClaims(db: Database, text: string) {
  const { policyNumber, phone, name } = typedIn(text);
  const claimNumber = parseClaimNumber(text);
  const surname = sql`split_part(folded_name(${claim.fullName}), ' ', 1)`;
  const named = and(
    inArray(surname, name.split(" ")),
    or(eq(surname, name), inArray(sql`folded_name(${claim.fullName})`, turned(name))),
  );
  const conditions = [
    ...(claimNumber === undefined ? [] : [queryIds(claimNumber)]),
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

/** The name as typed, and with its first word moved to the end. */
function turned(name: string): string[] {
  const [first = "", ...others] = name.split(" ");
  return [name, [...others, first].join(" ")];
}

type Needs = Pick<Service, "config" | "db" | "now">;

const SEARCH_LENGTH = 60;

const PURPOSE = "desk search";

/**
 * The search of every page: policies, payments and claims that the staff member may see. Names and phones are sent by
 * POST, and the address of the result contains them encrypted: Back, reload and links work, and logs reveal nothing.
 */
export const searchPages: DeskRoutes<Needs> = (service, deskContext) => {
  const sealer = sealerFor(service.config.secrets.draft, PURPOSE);
  const page = `${deskContext.path}/search`;
  return (app) => {
    app.post(page, async (context) => {
      const typed = (await readForm(context.req.raw)).get("search");
      const search = String(typed ?? "")
        .trim()
        .slice(0, SEARCH_LENGTH);
      const query = new URLSearchParams({
        lang: pageLanguage(context),
        ...(search === "" ? {} : { found: sealer.seal(search, PURPOSE) }),
      });
      return context.redirect(`${page}?${query}`, 303);
    });
    app.get(page, async (context) => {
      const desk = deskRequest(deskContext, context);
      const search = sealer.open(desk.query.found ?? "", PURPOSE) ?? "";
      return sendDeskPage(
        context,
        await foundView(desk, await findThings(service, search, desk.may)),
      );
    });
  };
};

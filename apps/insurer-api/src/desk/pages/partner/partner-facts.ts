import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { auditEventsOf } from "#src/desk/timeline/timeline-entry.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import {
  type Partner,
  type PartnerEntry,
  type PartnerKey,
  type PartnerShare,
  partner,
  partnerEntry,
  partnerKey,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import {
  type EntryTotal,
  latestEntries,
  reportTotals,
} from "#src/sales/policies/partner-report.ts";

/** All partners, by name, and codes that are only used in links. */
export interface PartnersView {
  readonly partners: readonly Partner[];
  readonly linkedCodes: readonly string[];
}

/** Sales of a partner: by product and month, then single entries, newest first. */
export interface PartnerSales {
  readonly totals: readonly EntryTotal[];
  readonly entries: readonly PartnerEntry[];
  readonly hasMore: boolean;
}

/** A partner with its keys, its commission, its sales and its audit events. */
export interface PartnerView {
  readonly code: string;
  /** `undefined` for a code that is only used in links. */
  readonly account: { readonly partner: Partner; readonly keys: readonly PartnerKey[] } | undefined;
  readonly shares: readonly PartnerShare[];
  /** Includes products that are no longer sold. */
  readonly products: readonly Pick<typeof product.$inferSelect, "code" | "title">[];
  readonly sales: PartnerSales;
  readonly events: readonly AuditEvent[];
  /** Proposed commission. */
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

const SHOWN_ENTRIES = 50;
const ALL_DAYS = { from: "2000-01-01", to: "9999-12-31" };

/** Audit subject of a partner. */
export const partnerSubject = (code: string) => `partner:${code}`;

/** All partners, and all other codes that have sales. */
export async function readPartners(db: Database): Promise<PartnersView> {
  const partners = await db.select().from(partner).orderBy(partner.name);
  const sold = await db
    .selectDistinct({ code: partnerEntry.partnerCode })
    .from(partnerEntry)
    .orderBy(partnerEntry.partnerCode);
  const known = new Set(partners.map(({ code }) => code));
  return { partners, linkedCodes: sold.map(({ code }) => code).filter((code) => !known.has(code)) };
}

/** A partner by code; `undefined` if it has neither an account nor sales. Sales are those before an entry position. */
export async function readPartner(
  service: Pick<Platform, "config" | "db" | "now">,
  code: string,
  before: number,
): Promise<PartnerView | undefined> {
  const { db } = service;
  const [found] = await db.select().from(partner).where(eq(partner.code, code));
  const sales = await readSales(db, code, before);
  if (!found && sales.totals.length === 0) return undefined;
  const shares = await db
    .select()
    .from(partnerShare)
    .where(eq(partnerShare.partnerCode, code))
    .orderBy(desc(partnerShare.validFrom), desc(partnerShare.position));
  return {
    code,
    account: found && { partner: found, keys: await keysOf(service, code) },
    shares,
    products: await db.select({ code: product.code, title: product.title }).from(product),
    sales,
    events: await auditEventsOf(db, [partnerSubject(code)]),
    proposals: await openProposals(db, { kind: "commission", subject: partnerSubject(code) }),
    today: todayOf(service),
  };
}

/** Valid keys of a partner. */
function keysOf({ db, now }: Pick<Platform, "db" | "now">, code: string): Promise<PartnerKey[]> {
  const holds = or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now()));
  return db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.partnerCode, code), holds))
    .orderBy(partnerKey.kind, desc(partnerKey.createdAt));
}

async function readSales(db: Database, code: string, before: number): Promise<PartnerSales> {
  const totals = await reportTotals(db, code, ALL_DAYS);
  const found = await latestEntries(db, code, { before, limit: SHOWN_ENTRIES + 1 });
  return {
    totals,
    entries: found.slice(0, SHOWN_ENTRIES),
    hasMore: found.length > SHOWN_ENTRIES,
  };
}

import { randomUUID } from "node:crypto";
import { DAY_MS, daysBetween } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, eq, gte, sql } from "drizzle-orm";
import { type Policy, policy } from "#src/platform/database/schema/sales.ts";
import { type ScreeningDetails, screeningCheck } from "#src/platform/database/schema/screening.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { MATCH_POINTS } from "#src/screening/matching/match-index.ts";
import { nameScore, nameTokens } from "#src/screening/matching/name-similarity.ts";
import { MARK_LIMITS } from "./mark-limits.ts";

/** Sales and claims that are examined again; a rule marks each once. */
const LOOK_BACK_MS = 2 * DAY_MS;

type Needs = Pick<Platform, "config" | "db" | "now">;

/** A mark to write, if it is not there yet. */
interface NewMark {
  readonly kind: "sum" | "perDay" | "sameDocument" | "earlyClaim";
  readonly policyNumber: string;
  readonly claimId?: string;
  readonly details: ScreeningDetails;
}

/** Marks recent sales and claims by the rules; runs by the clock, outside purchases. */
export async function markRecent(service: Needs): Promise<void> {
  const { config, db, now } = service;
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  const sold = await db.select().from(policy).where(gte(policy.createdAt, since));
  const marks = [
    ...largeSums(sold),
    ...manyPerDay(sold, config.timeZone),
    ...(await sameDocuments(db, sold)),
    ...(await earlyClaims(service, since)),
  ];
  if (marks.length === 0) return;
  const rows = marks.map((mark) => ({
    id: randomUUID(),
    claimId: null,
    createdAt: now(),
    ...mark,
  }));
  await db.insert(screeningCheck).values(rows).onConflictDoNothing();
}

const largeSums = (sold: readonly Policy[]): NewMark[] =>
  sold
    .filter(({ amountDiram }) => amountDiram > MARK_LIMITS.sumDiram)
    .map(({ number: policyNumber, amountDiram }) => ({
      kind: "sum",
      policyNumber,
      details: { amountDiram },
    }));

/** Comparable words of a holder's name in any alphabet; documents differ in the patronymic. */
const getWords = ({ holder: { lastName, firstName } }: Pick<Policy, "holder">) =>
  nameTokens(`${lastName} ${firstName}`).toSorted();
const getDocument = ({ holder: { docSeries = "", docNumber = "" } }: Pick<Policy, "holder">) =>
  docNumber === "" ? "" : (docSeries + docNumber).replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Policies of a person beyond the limit of one day. */
function manyPerDay(sold: readonly Policy[], timeZone: string): NewMark[] {
  const counts = new Map<string, number>();
  const ordered = sold.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return ordered.flatMap((one): NewMark[] => {
    const key = [dateIn(timeZone, one.createdAt), ...getWords(one), one.holder.birthDate].join(" ");
    const policies = (counts.get(key) ?? 0) + 1;
    counts.set(key, policies);
    return policies > MARK_LIMITS.policiesPerDay
      ? [{ kind: "perDay", policyNumber: one.number, details: { policies } }]
      : [];
  });
}

/** Document of a holder as its index has it; see migration 0344. */
const DOCUMENT = sql`upper(regexp_replace(coalesce(${policy.holder} ->> 'docSeries', '') || (${policy.holder} ->> 'docNumber'), '[^[:alnum:]]', '', 'g'))`;

/** Policies whose holder has the document of a person with another name. */
async function sameDocuments(db: Database, sold: readonly Policy[]): Promise<NewMark[]> {
  const documents = [...new Set(sold.map(getDocument).filter((document) => document !== ""))];
  if (documents.length === 0) return [];
  const known = await db
    .select({ number: policy.number, holder: policy.holder })
    .from(policy)
    .where(
      and(
        sql`${policy.holder} ->> 'docNumber' <> ''`,
        sql`${DOCUMENT} = any(${sql.param(documents)}::text[])`,
      ),
    );
  return sold.flatMap((one): NewMark[] => {
    const document = getDocument(one);
    const others = known.filter(
      (other) =>
        getDocument(other) === document && nameScore(getWords(other), getWords(one)) < MATCH_POINTS,
    );
    if (document === "" || others.length === 0) return [];
    const otherPolicies = others.map(({ number }) => number);
    return [{ kind: "sameDocument", policyNumber: one.number, details: { otherPolicies } }];
  });
}

/** Claims registered within days of the purchase. */
async function earlyClaims({ config, db }: Needs, since: Date): Promise<NewMark[]> {
  const registered = await db
    .select({ id: claim.id, at: claim.createdAt, number: policy.number, soldAt: policy.createdAt })
    .from(claim)
    .innerJoin(policy, eq(policy.number, claim.policyNumber))
    .where(gte(claim.createdAt, since));
  return registered.flatMap(({ id: claimId, at, number: policyNumber, soldAt }): NewMark[] => {
    const days = daysBetween(dateIn(config.timeZone, soldAt), dateIn(config.timeZone, at));
    return days <= MARK_LIMITS.claimDays
      ? [{ kind: "earlyClaim", policyNumber, claimId, details: { days } }]
      : [];
  });
}

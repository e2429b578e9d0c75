import type { Language } from "@sughurta/domain";
import { inArray } from "drizzle-orm";
import type { Context } from "hono";
import { type ClaimMoney, claimMoney } from "#src/claims/claim-money.ts";
import { lastDecision } from "#src/claims/decided-claim.ts";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { claimTimeline } from "#src/desk/timeline/claim-timeline.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entry.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import {
  type Claim,
  type ClaimFile,
  claim,
  claimFile,
} from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type PolicyTerms, readPolicyTerms } from "./policy-terms-facts.ts";
import { type ListPage, readWorkList } from "./work-list.ts";

/** Data of a claim page. */
export interface ClaimView {
  readonly shown: Claim;
  readonly files: readonly ClaimFile[];
  /** Terms of the policy of the claim. */
  readonly terms: PolicyTerms | undefined;
  readonly money: ClaimMoney;
  /** Payouts of the policy, in diram, that the user's role approves without a second person. */
  readonly aloneDiram: number;
  /** Its decision, and whether the claimant is still to be informed; `undefined` if it is not decided. */
  readonly decision: { readonly announceAt: Date; readonly isPending: boolean } | undefined;
  /** Open proposals to pay it or to review it again. */
  readonly proposals: readonly Proposal[];
  readonly timeline: readonly TimelineEntry[];
}

/** Audit subject of a claim. */
export const claimSubject = (id: string) => `claim:${id}`;

/** A page of pending claims, or of all. */
export function readClaims(db: Database, context: Context): Promise<ListPage<Claim>> {
  const waits = inArray(claim.state, ["registered", "underReview"]);
  return readWorkList(db, context, claim, waits);
}

/** A claim with its files and its timeline. */
export async function readClaim(
  service: Pick<Service, "config" | "db" | "now">,
  shown: Claim,
  { language, role }: { readonly language: Language; readonly role: string },
): Promise<ClaimView> {
  const { db } = service;
  const files = await db.select().from(claimFile).where(isFileOfClaim(shown.id));
  const terms = await readPolicyTerms(service, shown.policyNumber, language);
  const isDecided = shown.state === "paid" || shown.state === "refused";
  const decided = isDecided ? await lastDecision(db, shown.id) : undefined;
  return {
    shown,
    files,
    terms,
    money: await claimMoney(db, shown),
    aloneDiram: service.config.alone.payoutDiram.get(role) ?? 0,
    decision: decided && { ...decided, isPending: decided.announceAt > service.now() },
    proposals: await openProposals(db, { subject: claimSubject(shown.id) }),
    timeline: await claimTimeline(db, shown, language),
  };
}

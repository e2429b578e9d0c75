import type { Language } from "@sughurta/domain";
import { inArray } from "drizzle-orm";
import type { Context } from "hono";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { claimTimeline } from "#src/desk/timeline/claim-timeline.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entry.ts";
import {
  type Claim,
  type ClaimFile,
  claim,
  claimFile,
} from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type PolicyTerms, readPolicyTerms } from "./policy-terms-facts.ts";
import { type ListPage, readWorkList } from "./work-list.ts";

/** Data of a claim page. */
export interface ShownClaim {
  readonly shown: Claim;
  readonly files: readonly ClaimFile[];
  /** Terms of the policy of the claim. */
  readonly terms: PolicyTerms | undefined;
  readonly timeline: readonly TimelineEntry[];
}

/** A page of pending claims, or of all. */
export function readClaims(db: Database, context: Context): Promise<ListPage<Claim>> {
  const waits = inArray(claim.state, ["registered", "underReview"]);
  return readWorkList(db, context, claim, waits);
}

/** A claim with its files and its timeline. */
export async function readClaim(
  service: Pick<Service, "config" | "db">,
  shown: Claim,
  language: Language,
): Promise<ShownClaim> {
  const { db } = service;
  const files = await db.select().from(claimFile).where(isFileOfClaim(shown.id));
  const terms = await readPolicyTerms(service, shown.policyNumber, language);
  return { shown, files, terms, timeline: await claimTimeline(db, shown, language) };
}

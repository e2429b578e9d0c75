import type { ClaimProgress } from "@sughurta/contracts/claim";
import { fromDiram } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { asc } from "drizzle-orm";
import { claimHistory, isUnannounced, stepsOf, visibleHistory } from "#src/claims/claim-history.ts";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { type Claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A claim as shown to its claimant: a decision only once it is announced. */
export async function claimProgress(
  { config, now }: Pick<Service, "config" | "now">,
  db: Database,
  shown: Claim,
): Promise<ClaimProgress> {
  const events = await claimHistory(db, shown.id);
  const history = visibleHistory(events, now());
  const isHidden = events.some((event) => isUnannounced(event, now()));
  const files = await db
    .select()
    .from(claimFile)
    .where(isFileOfClaim(shown.id))
    .orderBy(asc(claimFile.createdAt));
  const messages = history.filter(({ message }) => message !== "").toReversed();
  return {
    id: shown.id,
    policyNumber: shown.policyNumber,
    state: isHidden ? "underReview" : shown.state,
    steps: await stepsOf(db, config.timeZone, shown.id, history),
    ...(isHidden || shown.paidDiram === null ? {} : { paid: fromDiram(shown.paidDiram) }),
    ...(isHidden || shown.refusal === null ? {} : { refusal: shown.refusal }),
    messages: messages.map(({ id, message, createdAt }) => ({
      id,
      text: message,
      on: dateIn(config.timeZone, createdAt),
    })),
    files: files.map(({ id, name, createdAt }) => ({
      id,
      name,
      on: dateIn(config.timeZone, createdAt),
    })),
  };
}

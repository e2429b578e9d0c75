import type { ClaimProgress } from "@sughurta/contracts/claim";
import { fromDiram } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { asc } from "drizzle-orm";
import { claimHistory, stepsOf } from "#src/claims/claim-history.ts";
import { isFileOfClaim } from "#src/claims/files-of-claim.ts";
import { type Claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A claim as shown to its claimant. */
export async function claimProgress(
  { config }: Pick<Service, "config">,
  db: Database,
  shown: Claim,
): Promise<ClaimProgress> {
  const history = await claimHistory(db, shown.id);
  const files = await db
    .select()
    .from(claimFile)
    .where(isFileOfClaim(shown.id))
    .orderBy(asc(claimFile.createdAt));
  const messages = history.filter(({ message }) => message !== "").toReversed();
  return {
    id: shown.id,
    policyNumber: shown.policyNumber,
    state: shown.state,
    steps: await stepsOf(db, config.timeZone, shown.id, history),
    ...(shown.paidDiram === null ? {} : { paid: fromDiram(shown.paidDiram) }),
    ...(shown.refusal === null ? {} : { refusal: shown.refusal }),
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

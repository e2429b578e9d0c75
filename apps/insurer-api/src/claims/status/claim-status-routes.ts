import {
  type ClaimProgress,
  claimStatus,
  openClaim,
  sendClaimCode,
} from "@sughurta/contracts/claim";
import { fromDiram } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, asc, eq, like, sql } from "drizzle-orm";
import {
  claimHistory,
  isFileOfClaim,
  isUnannounced,
  listSteps,
  visibleHistory,
} from "#src/claims/claim-history.ts";
import { findOwnClaim } from "#src/claims/own-claim.ts";
import { SEND_RULE } from "#src/identity/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode, VALID_SECONDS } from "#src/identity/user/sms-codes.ts";
import {
  type Claim,
  claim,
  claimAccess,
  claimFile,
} from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/ports/service.ts";

const PURPOSE = "claim";

const ACCESS_MS = 24 * 3_600_000;

interface NumberAndPhone {
  readonly claimNumber: string;
  readonly phone: string;
}

/** Status of a claim, for its owner and for visitors with its number and its phone (SPEC-20, SPEC-62). */
export function claimStatusRoutes(
  service: Pick<Service, "config" | "db" | "jobs" | "limiter" | "metrics" | "now">,
): Route[] {
  const find = async ({ claimNumber, phone }: NumberAndPhone): Promise<Claim | undefined> => {
    const start = claimNumber.replace("-", "").toLowerCase();
    const begins = like(sql`${claim.id}::text`, `${start}-%`);
    const [found] = await service.db
      .select()
      .from(claim)
      .where(and(eq(claim.phone, phone), begins));
    return found;
  };

  return [
    route(
      sendClaimCode,
      async ({ body, language, address, owner }) => {
        // For an unknown claim a code is stored too, but not sent: the response is the same.
        const isForNobody = (await find(body)) === undefined;
        const requester = { language, address, owner, isTrusted: false };
        await sendCode(service, { phone: body.phone, purpose: PURPOSE, ...requester, isForNobody });
        return respond(200, { repeatAfter: REPEAT_SECONDS, validFor: VALID_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(openClaim, async ({ db, body, owner, address }) => {
      const { phone, code } = body;
      await useCode(service, { phone, purpose: PURPOSE, owner, address, code });
      const found = await find(body);
      if (!found) throw invalidFields({ claimNumber: ["claimNotFound"] });
      const expiresAt = new Date(service.now().getTime() + ACCESS_MS);
      await db
        .insert(claimAccess)
        .values({ claimId: found.id, owner, expiresAt })
        .onConflictDoUpdate({
          target: [claimAccess.claimId, claimAccess.owner],
          set: { expiresAt },
        });
      return respond(200, await claimProgress(service, db, found));
    }),
    route(claimStatus, async ({ db, params, owner }) => {
      const mine = await findOwnClaim(service, db, params.claimId, owner);
      return respond(200, await claimProgress(service, db, mine));
    }),
  ];
}

/** A claim as shown to its claimant: a decision only once it is announced. */
async function claimProgress(
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
    steps: await listSteps(db, config.timeZone, shown.id, history),
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

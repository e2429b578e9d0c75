import { claimStatus, openClaim, sendClaimCode } from "@sughurta/contracts/claim";
import { and, eq, like, sql } from "drizzle-orm";
import { findOwnClaim } from "#src/claims/own-claim.ts";
import { SEND_RULE } from "#src/identity/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode, VALID_SECONDS } from "#src/identity/user/sms-codes.ts";
import { type Claim, claim, claimAccess } from "#src/platform/database/schema/service.ts";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { claimProgress } from "./claim-progress.ts";

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

import { claimStatus, openClaim, sendClaimCode } from "@sughurta/contracts";
import { and, eq, like, sql } from "drizzle-orm";
import { type Claim, claim, claimAccess } from "#src/database/schema/service.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { SEND_RULE } from "#src/user/password-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode, VALID_SECONDS } from "#src/user/sms-codes.ts";
import { findOwnClaim } from "../own-claim.ts";
import { claimProgress } from "./claim-progress.ts";

const PURPOSE = "claim";
const ACCESS_MS = 24 * 3_600_000;

interface NumberAndPhone {
  readonly claimNumber: string;
  readonly phone: string;
}

/** What became of a claim, for its owner and for who has its number and its phone (decisions 20, 62). */
export function claimStatusRoutes(service: Service): Route[] {
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
      async ({ body, language, address }) => {
        // A code that opens nothing is written too, and sent to nobody: the answer is the same.
        const isForNobody = (await find(body)) === undefined;
        await sendCode(service, body.phone, PURPOSE, { language, address, isForNobody });
        return answer(200, { repeatAfter: REPEAT_SECONDS, validFor: VALID_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(
      openClaim,
      async ({ db, body, owner, guesses }) => {
        await useCode(service, body.phone, PURPOSE, body.code, guesses);
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
        return answer(200, await claimProgress(service, db, found));
      },
      { guesses: ({ body }) => [{ kind: "smsCode", value: body.code, of: body.phone }] },
    ),
    route(claimStatus, async ({ db, params, owner }) => {
      const mine = await findOwnClaim(service, db, params.claimId, owner);
      return answer(200, await claimProgress(service, db, mine));
    }),
  ];
}

import { randomUUID } from "node:crypto";
import { myClaims, registerClaim, uploadClaimFiles } from "@sughurta/contracts";
import { desc, eq } from "drizzle-orm";
import { policy } from "#src/database/schema/sales.ts";
import { claim, claimEvent, claimFile } from "#src/database/schema/service.ts";
import { scanFiles } from "#src/files/check-files.ts";
import { FailureError, invalidFields } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, preparedRoute, type Route, route } from "#src/http/route.ts";
import { queueClaimMessage } from "#src/outbox/queue-claim-message.ts";
import type { Service } from "#src/service.ts";
import { addClaimFiles, CLAIM_FILE_RULE } from "./add-claim-files.ts";

const CLAIM_RULE = { max: 10, windowSeconds: 300 };

/** Insured events and their files (S0 §7, decision 27). */
export function claimRoutes(service: Service): Route[] {
  return [
    route(
      registerClaim,
      async ({ db, body, owner, language, guesses }) => {
        letGuess(guesses, "policyNumber");
        const [insured] = await db
          .select({ number: policy.number })
          .from(policy)
          .where(eq(policy.number, body.policyNumber));
        if (!insured) {
          guesses.wrong("policyNumber");
          throw invalidFields({ policyNumber: ["policyNotFound"] });
        }
        const id = randomUUID();
        const createdAt = service.now();
        const [created] = await db
          .insert(claim)
          .values({ id, owner, language, ...body, createdAt })
          .returning();
        if (!created) throw new FailureError(500, "internal");
        const first = { id: randomUUID(), claimId: id, state: created.state, createdAt };
        await db.insert(claimEvent).values(first);
        await queueClaimMessage(service, db, created);
        return answer(201, { id });
      },
      {
        limit: CLAIM_RULE,
        quota: "claims",
        room: "sales",
        guesses: ({ body }) => [{ kind: "policyNumber", value: body.policyNumber }],
      },
    ),
    route(myClaims, async ({ db, owner }) => {
      const filesCount = db.$count(claimFile, eq(claimFile.claimId, claim.id));
      const rows = await db
        .select({ claim, filesCount })
        .from(claim)
        .where(eq(claim.owner, owner))
        .orderBy(desc(claim.createdAt));
      return answer(
        200,
        rows.map(({ claim: { id, policyNumber, note, createdAt, state }, filesCount: count }) => ({
          id,
          policyNumber,
          note,
          createdAt: createdAt.toISOString(),
          state,
          filesCount: count,
        })),
      );
    }),
    preparedRoute(
      uploadClaimFiles,
      ({ files }) => scanFiles(service, files, CLAIM_FILE_RULE),
      async ({ db, params, owner }, files) =>
        answer(201, { files: await addClaimFiles(service, db, params.claimId, owner, files) }),
      { room: "spare" },
    ),
  ];
}

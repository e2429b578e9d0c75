import { randomUUID } from "node:crypto";
import { myClaims, registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { claimRefusalOn, formatDate } from "@sughurta/domain";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import { claim, claimEvent, claimFile } from "#src/platform/database/schema/service.ts";
import { FailureError, invalidFields } from "#src/platform/failures/failure-error.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { preparedRoute, type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday } from "#src/platform/platform.ts";
import { scanFiles } from "#src/platform/uploads/check-files.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import { mergeSinceSignIn } from "#src/sales/orders/merge-guest.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { addClaimFiles, CLAIM_FILE_RULE } from "./add-claim-files.ts";
import { claimRegistered } from "./claim-events.ts";
import { isFileOfClaim } from "./claim-history.ts";
import { queueClaimMessage } from "./messages/queue-claim-messages.ts";

const CLAIM_RULE = { max: 10, windowSeconds: 300 };

/** Claims and their files (S0 §7, SPEC-27). */
export function claimRoutes(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "now" | "scanner" | "store">,
): Route[] {
  return [
    route(
      registerClaim,
      async ({ db, body, owner, language, guesses }) => {
        assertAllowed(guesses, "policyNumber");
        const [insured] = await db
          .select({ startDate: policy.startDate, cancelledOn: policyCancellation.requestedOn })
          .from(policy)
          .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
          .where(eq(policy.number, body.policyNumber));
        if (!insured) {
          guesses.wrong("policyNumber");
          throw invalidFields({ policyNumber: ["policyNotFound"] });
        }
        // Staff handle events before a cancellation: they know what was refunded.
        const refusal = claimRefusalOn(getToday(service), {
          ...insured,
          cancelledOn: insured.cancelledOn ?? undefined,
        });
        if (refusal) {
          throw new FailureError(422, "invalid", {
            fieldCodes: { policyNumber: [refusal] },
            values: { start: formatDate(insured.startDate) },
          });
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
        await queueWebhookEvent(service, db, claimRegistered(created));
        return respond(201, { id });
      },
      {
        limit: CLAIM_RULE,
        quota: "claims",
        room: "sales",
        guesses: ({ body }) => [{ kind: "policyNumber", value: body.policyNumber }],
      },
    ),
    route(myClaims, async ({ db, owner, userId }) => {
      if (userId !== undefined) await mergeSinceSignIn(service, userId);
      const filesCount = db.$count(claimFile, isFileOfClaim(claim.id));
      const unannounced = db.$count(
        claimEvent,
        and(
          eq(claimEvent.claimId, claim.id),
          isNull(claimEvent.withdrawnAt),
          gt(claimEvent.announceAt, service.now()),
        ),
      );
      const rows = await db
        .select({ claim, filesCount, unannounced })
        .from(claim)
        .where(eq(claim.owner, owner))
        .orderBy(desc(claim.createdAt));
      return respond(
        200,
        rows.map(({ claim: { id, policyNumber, note, createdAt, state }, ...counts }) => ({
          id,
          policyNumber,
          note,
          createdAt: createdAt.toISOString(),
          state: counts.unannounced > 0 ? "underReview" : state,
          filesCount: counts.filesCount,
        })),
      );
    }),
    preparedRoute(
      uploadClaimFiles,
      ({ files, signal }) => scanFiles(service, files, CLAIM_FILE_RULE, signal),
      async ({ db, params, owner }, files) =>
        respond(201, { files: await addClaimFiles(service, db, params.claimId, owner, files) }),
      { room: "spare" },
    ),
  ];
}

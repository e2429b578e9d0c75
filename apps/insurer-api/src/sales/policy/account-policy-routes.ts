import { addMyPolicy, cancelPolicy, myPolicies } from "@sughurta/contracts/policy";
import { fromDiram, normalizePolicyCode, toDiram } from "@sughurta/domain";
import { equalSecrets } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { signedIn } from "#src/identity/user/profile-routes.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { userOwner, visitorOwner } from "#src/platform/http/caller.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { todayOf } from "#src/platform/platform.ts";
import { mergeSinceSignIn, movePolicy } from "#src/sales/guest/merge-guest.ts";
import { cancelAndRefund, refundDueOn } from "#src/sales/refund/cancel-and-refund.ts";
import type { Service } from "#src/sales/service.ts";
import { myPolicyView, ownPolicies, refundOf } from "./my-policies.ts";
import { useCodeOfPolicy } from "./policy-access-routes.ts";

/** Policies of an account: the list, adding one by its code, asking to cancel one (SPEC-20). */
export function accountPolicyRoutes(
  service: Pick<Service, "config" | "db" | "now" | "limiter" | "metrics">,
): Route[] {
  return [
    route(myPolicies, async ({ db, owner, userId, language }) => {
      if (userId !== undefined) await mergeSinceSignIn(service, userId);
      const today = todayOf(service);
      const rows = await ownPolicies(db, owner);
      const context = { language, today, phones: service.config };
      return answer(
        200,
        rows.map((row) => myPolicyView(row, context)),
      );
    }),
    route(
      addMyPolicy,
      async (call) => {
        const { body, userId, guesses } = call;
        const person = userOwner(signedIn(userId));
        if ("code" in body) await useCodeOfPolicy(service, { ...call, body });
        else assertAllowed(guesses, "policyCode");
        const { policyNumber: number } = body;
        await service.db.transaction(async (tx) => {
          // Locked: of two people with the code only the first gets it.
          const [found] = await tx
            .select()
            .from(policy)
            .where(eq(policy.number, number))
            .for("update");
          if ("policyCode" in body) {
            const fits = equalSecrets(normalizePolicyCode(body.policyCode), found?.code ?? "-");
            if (!fits || !found) {
              guesses.wrong("policyCode");
              throw new FailureError(422, "activationRefused");
            }
            // A policy of another person's account stays there, whoever has its code.
            const isOpen = found.owner === person || found.owner.startsWith(visitorOwner(""));
            if (!isOpen) throw new FailureError(409, "policyInAnotherAccount");
          }
          await movePolicy(tx, number, person);
        });
        return answer(201, { policyNumber: number });
      },
      {
        idempotency: "outside",
        guesses: ({ body }) => {
          const { policyNumber } = body;
          return "code" in body
            ? [{ kind: "policyNumber", value: policyNumber }]
            : [
                {
                  kind: "policyCode",
                  value: normalizePolicyCode(body.policyCode),
                  of: policyNumber,
                },
              ];
        },
      },
    ),
    route(cancelPolicy, async ({ db, params, body, owner, userId }) => {
      signedIn(userId);
      const requestedOn = todayOf(service);
      const { policyNumber } = params;
      // Locked: a part that is paid meanwhile is paid before or after, never beside the refund.
      await db
        .select({ number: policy.number })
        .from(policy)
        .where(and(eq(policy.number, policyNumber), eq(policy.owner, owner)))
        .for("update");
      const rows = await ownPolicies(db, owner);
      const mine = rows.find((row) => row.policy.number === policyNumber);
      if (!mine) throw notFound();
      const refundDiram = refundOf(mine, requestedOn);
      if (refundDiram === undefined) throw new FailureError(409, "cancellationClosed");
      if (refundDiram !== toDiram(body.refund)) {
        const values = { sum: fromDiram(refundDiram) };
        throw new FailureError(409, "refundChanged", { values });
      }
      const cancelled = { cancelledOn: requestedOn, refundDiram };
      if (!(await cancelAndRefund(service, db, mine.policy, cancelled))) {
        throw new FailureError(409, "cancellationClosed");
      }
      return answer(201, {
        requestedOn,
        refund: fromDiram(refundDiram),
        ...(refundDiram > 0 ? { refundBy: refundDueOn(requestedOn) } : {}),
      });
    }),
  ];
}

import { addMyPolicy, cancelPolicy, myPolicies } from "@sughurta/contracts";
import { fromDiram, toDiram } from "@sughurta/domain";
import { and, eq, like, or } from "drizzle-orm";
import { isCode, normalizeCode } from "#src/activation/activation-routes.ts";
import { boxCoverLines } from "#src/box/box-cover-lines.ts";
import { order, payment, policy, policyCancellation } from "#src/database/schema/sales.ts";
import { userOwner, visitorOwner } from "#src/http/caller.ts";
import { FailureError, notFound } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";
import { signedIn } from "#src/user/profile-routes.ts";
import { myPolicyView, ownPolicies, refundOf } from "./my-policies.ts";

/** Policies of an account: the list, adding one by its code, asking to cancel one (decision 20). */
export function cabinetRoutes(service: Service): Route[] {
  return [
    route(myPolicies, async ({ db, owner, language }) => {
      const today = todayOf(service);
      const [rows, boxLines] = await Promise.all([
        ownPolicies(db, owner),
        boxCoverLines(db, language),
      ]);
      const context = { language, today, boxLines };
      return answer(
        200,
        rows.map((row) => myPolicyView(row, context)),
      );
    }),
    route(
      addMyPolicy,
      async ({ db, body, userId, guesses }) => {
        const person = userOwner(signedIn(userId));
        letGuess(guesses, "policyCode");
        const { policyNumber: number } = body;
        // A policy of another person's account stays there, whoever has its code.
        const open = or(like(policy.owner, visitorOwner("%")), eq(policy.owner, person));
        // Locked: of two people with the code only the first gets it.
        const [found] = await db
          .select()
          .from(policy)
          .where(and(eq(policy.number, number), open))
          .for("update");
        const fits = isCode(normalizeCode(body.policyCode), found?.code ?? "-");
        if (!fits || !found) {
          guesses.wrong("policyCode");
          throw new FailureError(422, "activationRefused");
        }
        await db.update(policy).set({ owner: person }).where(eq(policy.number, number));
        if (found.orderId) {
          await db.update(order).set({ owner: person }).where(eq(order.id, found.orderId));
          await db.update(payment).set({ owner: person }).where(eq(payment.orderId, found.orderId));
        }
        return answer(201, { policyNumber: number });
      },
      {
        guesses: ({ body: { policyNumber, policyCode } }) => [
          { kind: "policyCode", value: normalizeCode(policyCode), of: policyNumber },
        ],
      },
    ),
    route(cancelPolicy, async ({ db, params, body, owner, userId }) => {
      signedIn(userId);
      const requestedOn = todayOf(service);
      const { policyNumber } = params;
      const rows = await ownPolicies(db, owner);
      const mine = rows.find((row) => row.policy.number === policyNumber);
      if (!mine) throw notFound();
      const refundDiram = refundOf(mine, requestedOn);
      if (refundDiram === undefined) throw new FailureError(409, "cancellationClosed");
      if (refundDiram !== toDiram(body.refund)) {
        const values = { sum: fromDiram(refundDiram) };
        throw new FailureError(409, "refundChanged", { values });
      }
      const createdAt = service.now();
      const written = { policyNumber, requestedOn, refundDiram, createdAt };
      await db.insert(policyCancellation).values(written).onConflictDoNothing();
      return answer(201, { requestedOn, refund: fromDiram(refundDiram) });
    }),
  ];
}

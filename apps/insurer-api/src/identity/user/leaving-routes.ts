import { myData, removeAccount } from "@sughurta/contracts/account";
import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { checkPassword } from "#src/identity/auth/check-password.ts";
import { order, payment, policy, policyAccess } from "#src/platform/database/schema/sales.ts";
import {
  claim,
  claimAccess,
  draft,
  idempotency,
  user,
} from "#src/platform/database/schema/service.ts";
import { deletedAccountOwner, userOwner } from "#src/platform/http/caller.ts";
import { invalidFields } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { addedCarsOf } from "./added-cars.ts";
import { addressesOf } from "./address-routes.ts";
import { documentsOf } from "./document-routes.ts";
import { messageSettingsOf } from "./notification-preferences.ts";
import { peopleOf } from "./people-routes.ts";
import { personOf, profileAnswer } from "./profile-routes.ts";
import { useCode } from "./sms-codes.ts";

/** Tables retained after the deletion of an account, as required by law. */
const STAYING = [order, payment, policy, claim] as const;

/** Rows deleted with an account although they name no user: drafts, stored responses, access granted by a code. */
const LEAVING = [draft, idempotency, claimAccess, policyAccess] as const;

/** Export of a user's data, and deletion of an account (SPEC-20). */
export function leavingRoutes(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "pause">,
): Route[] {
  const saved = {
    documents: documentsOf(service),
    addresses: addressesOf(service),
    people: peopleOf(service),
    cars: addedCarsOf(service),
  };
  return [
    route(myData, async ({ db, owner, userId }) => {
      const person = await personOf(db, userId);
      const { id } = person;
      const [policies, payments, claims] = await Promise.all([
        db.select().from(policy).where(eq(policy.owner, owner)),
        db.select().from(payment).where(eq(payment.owner, owner)),
        db.select().from(claim).where(eq(claim.owner, owner)),
      ]);
      return answer(200, {
        profile: profileAnswer(person),
        documents: await saved.documents.list(db, id),
        addresses: await saved.addresses.list(db, id),
        people: await saved.people.list(db, id),
        cars: await saved.cars.list(db, id),
        messages: messageSettingsOf(person),
        policies: policies.map(({ number, productCode, startDate, endDate, holder, ...one }) => ({
          number,
          productCode,
          startDate,
          endDate,
          holder,
          lifeAssured: one.lifeAssured,
          sumPrem: fromDiram(one.amountDiram),
        })),
        payments: payments.map(({ id: paymentId, operator, state, amountDiram, createdAt }) => ({
          id: paymentId,
          operator,
          state,
          amount: fromDiram(amountDiram),
          createdAt: createdAt.toISOString(),
        })),
        claims: claims.map(({ owner: _, createdAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
        })),
      });
    }),
    route(
      removeAccount,
      async (call) => {
        const { body, owner, address } = call;
        const person = await personOf(service.db, call.userId);
        const { id } = person;
        if ("code" in body) {
          const phone = person.username;
          await useCode(service, { phone, purpose: "remove", owner, address, code: body.code });
        } else {
          const check = {
            password: body.password,
            stored: person.passwordHash,
            of: id,
            isKnown: true,
          };
          if (!(await checkPassword(service, call, check))) {
            throw invalidFields({ password: ["passwordWrong"] });
          }
        }
        await service.db.transaction(async (tx) => {
          // An owner id of no visitor; a user who confirms the phone again finds the policies by it.
          const nobody = deletedAccountOwner();
          for (const table of STAYING) {
            await tx.update(table).set({ owner: nobody }).where(eq(table.owner, owner));
          }
          for (const table of LEAVING) {
            await tx.delete(table).where(eq(table.owner, userOwner(id)));
          }
          await tx.delete(user).where(eq(user.id, id));
        });
        return answer(200, { removed: true });
      },
      {
        guesses: ({ body, userId }) =>
          "code" in body || userId === undefined
            ? []
            : [{ kind: "password", value: body.password, of: userId, isKnown: true }],
      },
    ),
  ];
}

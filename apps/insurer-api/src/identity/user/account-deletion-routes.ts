import { myData, removeAccount } from "@sughurta/contracts/account";
import { fromDiram } from "@sughurta/domain";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { checkPassword } from "#src/identity/auth/auth-routes.ts";
import { deletedAccountOwner, userOwner } from "#src/platform/caller.ts";
import { recordNote } from "#src/platform/database/schema/desk.ts";
import {
  order,
  payment,
  policy,
  policyAccess,
  policyCorrection,
} from "#src/platform/database/schema/sales.ts";
import {
  claim,
  claimAccess,
  draft,
  idempotency,
  user,
} from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { getMessageSettings } from "./notification-preferences.ts";
import { loadPerson, profileResponse } from "./profile-routes.ts";
import {
  createAddressRecords,
  createCarRecords,
  createDocumentRecords,
  createPersonRecords,
} from "./saved-record-routes.ts";
import { useCode } from "./sms-codes.ts";

/** Tables retained after the deletion of an account, as required by law; corrections are a part of their policy. */
const STAYING = [order, payment, policy, claim] as const;

/** Rows deleted with an account although they name no user: drafts, stored responses, access granted by a code. */
const LEAVING = [draft, idempotency, claimAccess, policyAccess] as const;

/** Audit subjects of what a user owns; notes of staff are about these. */
async function listSubjects(db: Database, owner: string): Promise<readonly string[]> {
  const policies = await db
    .select({ id: policy.number })
    .from(policy)
    .where(eq(policy.owner, owner));
  const payments = await db
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.owner, owner));
  const claims = await db.select({ id: claim.id }).from(claim).where(eq(claim.owner, owner));
  return [
    ...policies.map(({ id }) => `policy:${id}`),
    ...payments.map(({ id }) => `payment:${id}`),
    ...claims.map(({ id }) => `claim:${id}`),
  ];
}

/** Export of a user's data, and deletion of an account (SPEC-20). */
export function accountDeletionRoutes(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "pause">,
): Route[] {
  return [
    route(myData, async ({ db, owner, userId }) => {
      const account = await accountData(service, db, userId);
      const [policies, payments, claims] = await Promise.all([
        db.select().from(policy).where(eq(policy.owner, owner)),
        db.select().from(payment).where(eq(payment.owner, owner)),
        db.select().from(claim).where(eq(claim.owner, owner)),
      ]);
      const reminders = await db
        .select({
          consentedAt: order.reminderConsentAt,
          hourAt: order.hourReminderAt,
          expiryAt: order.expiryReminderAt,
        })
        .from(order)
        .where(and(eq(order.owner, owner), isNotNull(order.reminderConsentAt)))
        .orderBy(asc(order.reminderConsentAt));
      const numbers = policies.map(({ number }) => number);
      const corrections = await db
        .select()
        .from(policyCorrection)
        .where(inArray(policyCorrection.policyNumber, numbers))
        .orderBy(asc(policyCorrection.createdAt));
      const notes = await db
        .select()
        .from(recordNote)
        .where(inArray(recordNote.subject, [...(await listSubjects(db, owner))]))
        .orderBy(asc(recordNote.createdAt));
      return respond(200, {
        ...account,
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
        corrections: corrections.map(({ policyNumber, fields, before, after, createdAt }) => ({
          policyNumber,
          fields,
          before,
          after,
          createdAt: createdAt.toISOString(),
        })),
        reminders: reminders.map(({ consentedAt, hourAt, expiryAt }) => ({
          consentedAt: consentedAt?.toISOString() ?? "",
          sentAt: [hourAt, expiryAt].flatMap((sent) => sent?.toISOString() ?? []),
        })),
        notes: notes.map(({ subject, body, createdAt }) => ({
          subject,
          body,
          createdAt: createdAt.toISOString(),
        })),
      });
    }),
    route(
      removeAccount,
      async (call) => {
        const { body, owner, address } = call;
        const person = await loadPerson(service.db, call.userId);
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
          const subjects = [...(await listSubjects(tx, owner))];
          await tx.delete(recordNote).where(inArray(recordNote.subject, subjects));
          await tx
            .update(order)
            .set({ reminderConsentAt: null })
            .where(and(eq(order.owner, owner), isNotNull(order.reminderConsentAt)));
          for (const table of STAYING) {
            await tx.update(table).set({ owner: nobody }).where(eq(table.owner, owner));
          }
          for (const table of LEAVING) {
            await tx.delete(table).where(eq(table.owner, userOwner(id)));
          }
          await tx.delete(user).where(eq(user.id, id));
        });
        return respond(200, { removed: true });
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

/** Everything that an account stores about its user, decrypted. */
export async function accountData(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  userId: string | undefined,
) {
  const person = await loadPerson(db, userId);
  const { id } = person;
  return {
    profile: profileResponse(person),
    documents: await createDocumentRecords(service).list(db, id),
    addresses: await createAddressRecords(service).list(db, id),
    people: await createPersonRecords(service).list(db, id),
    cars: await createCarRecords(service).list(db, id),
    messages: getMessageSettings(person),
  };
}

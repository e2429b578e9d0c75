import { randomUUID } from "node:crypto";
import {
  addMyPolicy,
  cancelPolicy,
  checkPolicy,
  correctMyPolicy,
  myPolicies,
  policyCalendar,
  policyDocument,
} from "@sughurta/contracts/policy";
import {
  fromDiram,
  isTestPolicyNumber,
  maskName,
  normalizePolicyCode,
  toDiram,
} from "@sughurta/domain";
import { maskInsuredThing } from "@sughurta/domain/box";
import { equalSecrets } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import { signedIn } from "#src/identity/user/profile-routes.ts";
import { userOwner, visitorOwner } from "#src/platform/caller.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday } from "#src/platform/platform.ts";
import { loadCoverFamily } from "#src/products/catalogue/cover-family.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { mergeSinceSignIn, movePolicy } from "#src/sales/orders/merge-guest.ts";
import { CORRECTION_ON_HOLD, correctPolicy } from "#src/sales/payments/correct-policy.ts";
import { cancelAndRefund, refundDueOn } from "#src/sales/payments/open-refund.ts";
import {
  findPolicyWithProduct,
  getRefund,
  myPolicyView,
  ownPolicies,
} from "#src/sales/policies/policies.ts";
import { findReadablePolicy } from "#src/sales/policies/policy-access.ts";
import { policyData, withCorrectedHolder } from "#src/sales/policies/policy-data.ts";
import { openPolicyFile } from "#src/sales/policies/policy-files.ts";
import {
  getPolicyStatus,
  policyStatusFields,
  versionFields,
} from "#src/sales/policies/policy-status.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { useCodeOfPolicy } from "./policy-access-routes.ts";

/** A policy that the caller may read. Throws 404 for any other policy. */
async function readablePolicy(
  service: Pick<Service, "now">,
  db: Database,
  number: string,
  owner: string,
): Promise<PolicyWithProduct> {
  const found = await findReadablePolicy(service, db, number, owner);
  if (!found) throw notFound();
  return found;
}

/** Policies: check by number, document (S0 §7, SPEC-7, SPEC-8). */
export function policyRoutes(
  service: Pick<Service, "config" | "now" | "store" | "documents">,
): Route[] {
  return [
    route(
      checkPolicy,
      async ({ db, body, guesses, language }) => {
        assertAllowed(guesses, "policyNumber");
        const policyWithProduct = await findPolicyWithProduct(db, body.policyNumber);
        if (!policyWithProduct) {
          if (isTestPolicyNumber(body.policyNumber)) throw new FailureError(422, "testPolicy");
          guesses.wrong("policyNumber");
          throw new FailureError(422, "policyNotFound");
        }
        const { policy: found, details, title, slug } = policyWithProduct;
        const isBirthDate = body.birthDate === found.holder.birthDate;
        if (!isBirthDate) guesses.wrong("birthDate");
        // After too many guesses the response says so, and is the same for a right and a wrong date.
        const birthDateWait = guesses.secondsToWait("birthDate");
        const knowsThem = isBirthDate && birthDateWait === 0;
        const thing = details && productLines[found.policyType].insuredThing?.(details);
        return respond(200, {
          ...(thing && { insured: knowsThem ? thing : maskInsuredThing(thing) }),
          ...(title && { title: title[language] }),
          policyType: found.policyType,
          ...(slug && { productSlug: slug }),
          family: await loadCoverFamily(db, found.policyType, slug),
          ...(birthDateWait > 0 && { birthDateWait }),
          ...(service.config.specimens && { isTest: true }),
          ...policyStatusFields(getPolicyStatus(policyWithProduct, getToday(service))),
          ...versionFields(found),
          ...boxConditions(policyWithProduct),
          policyNumber: found.number,
          startDate: found.startDate,
          endDate: found.endDate,
          lifeAssured: found.lifeAssured.map((name) => (knowsThem ? name : maskName(name))),
        });
      },
      {
        guesses: ({ body: { policyNumber, birthDate } }) => [
          { kind: "policyNumber", value: policyNumber },
          ...(birthDate === undefined
            ? []
            : [{ kind: "birthDate" as const, value: birthDate, of: policyNumber }]),
        ],
      },
    ),
    route(
      policyDocument,
      async ({ db, params, query, owner, language }) => {
        const { policyNumber } = params;
        const policyWithProduct = await readablePolicy(service, db, policyNumber, owner);
        const wanted = {
          policyWithProduct,
          file: "document",
          language: query.lang ?? language,
        } as const;
        const { bytes, length } = await openPolicyFile(service, wanted);
        return respond(200, bytes, {
          "Content-Disposition": `inline; filename="policy-${policyNumber}.pdf"`,
          "Content-Length": String(length),
        });
      },
      { quota: "documents" },
    ),
    route(policyCalendar, async ({ db, params, query, owner, language }) => {
      const policyWithProduct = await readablePolicy(service, db, params.policyNumber, owner);
      const wanted = {
        policyWithProduct,
        file: "calendar",
        language: query.lang ?? language,
      } as const;
      const { bytes } = await openPolicyFile(service, wanted);
      return respond(200, bytes, {
        "Content-Disposition": `attachment; filename="policy-${params.policyNumber}.ics"`,
      });
    }),
  ];
}

/** Policies of an account: lists them, adds one by its code, requests a cancellation (SPEC-20). */
export function accountPolicyRoutes(
  service: Pick<Service, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "sanctions">,
): Route[] {
  return [
    route(myPolicies, async ({ db, owner, userId, language }) => {
      if (userId !== undefined) await mergeSinceSignIn(service, userId);
      const today = getToday(service);
      const rows = await ownPolicies(db, owner);
      const isSignedIn = userId !== undefined;
      const context = { language, today, phones: service.config, isSignedIn };
      return respond(
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
          // Locked: of two users with the code only the first one gets the policy.
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
            // A policy of another user's account stays there, even if this user has its code.
            const isOpen = found.owner === person || found.owner.startsWith(visitorOwner(""));
            if (!isOpen) throw new FailureError(409, "policyInAnotherAccount");
          }
          await movePolicy(tx, number, person);
        });
        return respond(201, { policyNumber: number });
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
    route(correctMyPolicy, async ({ db, params, body, owner, userId, language }) => {
      signedIn(userId);
      const { policyNumber } = params;
      const rows = await ownPolicies(db, owner);
      const mine = rows.find((row) => row.policy.number === policyNumber);
      if (!mine) throw notFound();
      const { corrections, ...entered } = body;
      const data = withCorrectedHolder(policyData(mine.policy, mine.order ?? undefined), entered);
      const wanted = { policyNumber, corrections, data };
      const by = { kind: "holder", id: randomUUID() } as const;
      const result = await correctPolicy({ ...service, db }, wanted, by);
      if (result === CORRECTION_ON_HOLD) {
        // Returned, not thrown: the check is kept.
        const code = "correctionOnHold";
        const phone = service.config.supportPhone;
        return respond(409, { code, message: failureText(language, code, { phone }) });
      }
      const { version } = result;
      return respond(201, version === null ? {} : { version, versionOn: getToday(service) });
    }),
    route(cancelPolicy, async ({ db, params, body, owner, userId }) => {
      signedIn(userId);
      const requestedOn = getToday(service);
      const { policyNumber } = params;
      // Locked: an instalment paid at the same time is booked before or after the refund, never concurrently.
      await db
        .select({ number: policy.number })
        .from(policy)
        .where(and(eq(policy.number, policyNumber), eq(policy.owner, owner)))
        .for("update");
      const rows = await ownPolicies(db, owner);
      const mine = rows.find((row) => row.policy.number === policyNumber);
      if (!mine) throw notFound();
      const refundDiram = getRefund(mine, requestedOn);
      if (refundDiram === undefined) throw new FailureError(409, "cancellationClosed");
      if (refundDiram !== toDiram(body.refund)) {
        const values = { sum: fromDiram(refundDiram) };
        throw new FailureError(409, "refundChanged", { values });
      }
      const cancelled = { cancelledOn: requestedOn, refundDiram };
      if (!(await cancelAndRefund(service, db, mine.policy, cancelled))) {
        throw new FailureError(409, "cancellationClosed");
      }
      return respond(201, {
        requestedOn,
        refund: fromDiram(refundDiram),
        ...(refundDiram > 0 ? { refundBy: refundDueOn(requestedOn) } : {}),
      });
    }),
  ];
}

import { checkPolicy, policyCalendar, policyDocument } from "@sughurta/contracts/policy";
import { isTestPolicyNumber, maskName } from "@sughurta/domain";
import { maskInsuredThing } from "@sughurta/domain/box";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { todayOf } from "#src/platform/platform.ts";
import { coverFamilyOf } from "#src/products/cover-family-of.ts";
import { productLines } from "#src/products/product-lines.ts";
import type { Service } from "#src/sales/service.ts";
import { findReadablePolicy } from "./policy-access.ts";
import { openPolicyFile } from "./policy-files.ts";
import { standingFields, standingOf } from "./policy-standing.ts";
import { findTitledPolicy, type TitledPolicy } from "./titled-policy.ts";

/** A policy that the caller may read; throws 404 for any other one. */
async function readablePolicy(
  service: Pick<Service, "now">,
  db: Database,
  number: string,
  owner: string,
): Promise<TitledPolicy> {
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
        const titled = await findTitledPolicy(db, body.policyNumber);
        if (!titled) {
          if (isTestPolicyNumber(body.policyNumber)) throw new FailureError(422, "testPolicy");
          guesses.wrong("policyNumber");
          throw new FailureError(422, "policyNotFound");
        }
        const { policy: found, details, title, slug } = titled;
        const isBirthDate = body.birthDate === found.holder.birthDate;
        if (!isBirthDate) guesses.wrong("birthDate");
        // Who guessed too often is told so, and gets the answer of a wrong guess, right or not.
        const birthDateWait = guesses.secondsToWait("birthDate");
        const knowsThem = isBirthDate && birthDateWait === 0;
        const thing = details && productLines[found.policyType].insuredThing?.(details);
        return answer(200, {
          ...(thing && { insured: knowsThem ? thing : maskInsuredThing(thing) }),
          ...(title && { title: title[language] }),
          family: await coverFamilyOf(db, found.policyType, slug),
          ...(birthDateWait > 0 && { birthDateWait }),
          ...(service.config.isTest && { isTest: true }),
          ...standingFields(standingOf(titled, todayOf(service))),
          ...boxConditions(titled),
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
        const titled = await readablePolicy(service, db, policyNumber, owner);
        const wanted = { titled, file: "document", language: query.lang ?? language } as const;
        const { bytes, length } = await openPolicyFile(service, wanted);
        return answer(200, bytes, {
          "Content-Disposition": `inline; filename="policy-${policyNumber}.pdf"`,
          "Content-Length": String(length),
        });
      },
      { quota: "documents" },
    ),
    route(policyCalendar, async ({ db, params, query, owner, language }) => {
      const titled = await readablePolicy(service, db, params.policyNumber, owner);
      const wanted = { titled, file: "calendar", language: query.lang ?? language } as const;
      const { bytes } = await openPolicyFile(service, wanted);
      return answer(200, bytes, {
        "Content-Disposition": `attachment; filename="policy-${params.policyNumber}.ics"`,
      });
    }),
  ];
}

import { checkPolicy, policyCalendar, policyDocument } from "@sughurta/contracts";
import { isPolicyNumber, maskName, policyStatusOn } from "@sughurta/domain";
import { maskInsuredThing } from "@sughurta/domain/box";
import type { Database } from "#src/database/sql.ts";
import { FailureError, notFound } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { productLines } from "#src/product-lines.ts";
import { type Service, todayOf } from "#src/service.ts";
import { policyCalendar as calendarOf } from "./calendar/policy-calendar.ts";
import { mayRead } from "./policy-access.ts";
import { findTitledPolicy, type TitledPolicy } from "./titled-policy.ts";

/** A policy that an owner, or who opened it with a code, may read; throws 404 for anybody else. */
async function readablePolicy(
  service: Service,
  db: Database,
  number: string,
  owner: string,
): Promise<TitledPolicy> {
  const found = isPolicyNumber(number) ? await findTitledPolicy(db, number) : undefined;
  if (!found || !(await mayRead(service, db, found.policy, owner))) throw notFound();
  return found;
}

/** Policies: check by number, document (S0 §7, decisions 7, 8). */
export function policyRoutes(service: Service): Route[] {
  return [
    route(
      checkPolicy,
      async ({ db, body, guesses, language }) => {
        letGuess(guesses, "policyNumber");
        const titled = await findTitledPolicy(db, body.policyNumber);
        if (!titled) {
          guesses.wrong("policyNumber");
          throw new FailureError(422, "policyNotFound");
        }
        const { policy: found, details, title } = titled;
        const isBirthDate = body.birthDate === found.holder.birthDate;
        if (!isBirthDate) guesses.wrong("birthDate");
        // Who guessed too often gets the answer of a wrong guess, right or not.
        const knowsThem = isBirthDate && guesses.secondsToWait("birthDate") === 0;
        const thing = details && productLines[found.policyType].insuredThing?.(details);
        return answer(200, {
          ...(thing && { insured: knowsThem ? thing : maskInsuredThing(thing) }),
          ...(title && { title: title[language] }),
          status: policyStatusOn(todayOf(service), found),
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
        const mine = await readablePolicy(service, db, policyNumber, owner);
        const { documents, store } = service;
        const storedAs = await documents.storedAs(mine, query.lang ?? language);
        return {
          ...answer(200, store.stream(storedAs)),
          headers: {
            "Content-Disposition": `inline; filename="policy-${policyNumber}.pdf"`,
            "Content-Length": String(await store.sizeOf(storedAs)),
          },
        };
      },
      { quota: "documents" },
    ),
    route(policyCalendar, async ({ db, params, query, owner, language }) => {
      const mine = await readablePolicy(service, db, params.policyNumber, owner);
      const text = calendarOf(service, mine, query.lang ?? language);
      return {
        ...answer(200, new TextEncoder().encode(text)),
        headers: {
          "Content-Disposition": `attachment; filename="policy-${params.policyNumber}.ics"`,
        },
      };
    }),
  ];
}

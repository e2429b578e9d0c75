import { saveTravel } from "@sughurta/contracts/travel";
import { genderCode } from "@sughurta/domain";
import { splitFullName } from "@sughurta/domain/person";
import { TRAVEL_CASES, type Values } from "@sughurta/order-cases";
import { expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { normalizeTravelOrder } from "./normalize-travel-order.ts";
import { aTraveller, aTravelOrder, TODAY } from "./testing/a-trip.ts";
import { travelOrderViolations } from "./travel-order-rules.ts";

const NUMBERS = ["docType", "holderDocType"];

const sent = ([field, text]: [string, Values[string]]) =>
  [field, text === "" ? undefined : NUMBERS.includes(field) ? Number(text) : text] as const;

function getTraveller({ laFullname = "", gender, ...person }: Readonly<Record<string, string>>) {
  const { lastName, firstName, patronymic } = splitFullName(laFullname);
  return {
    ...aTraveller(),
    ...Object.fromEntries(Object.entries(person).map(sent)),
    gender: genderCode(gender === "f" ? "f" : "m"),
    laLastname: lastName,
    laFirstname: firstName || undefined,
    laPatronic: patronymic || undefined,
  };
}

/** The request body of a case's order. */
function getBody({ las, holderFullName, ...changes }: Values) {
  const name = typeof holderFullName === "string" ? splitFullName(holderFullName) : undefined;
  return {
    ...aTravelOrder(),
    ...Object.fromEntries(Object.entries(changes).map(sent)),
    ...(name
      ? {
          holderLastname: name.lastName,
          holderFirstname: name.firstName,
          holderPatronymic: name.patronymic || undefined,
        }
      : {}),
    ...(Array.isArray(las) ? { las: las.map(getTraveller) } : {}),
  };
}

it.each(TRAVEL_CASES)("the service: $values is accepted: $taken", ({ values, taken }) => {
  const parsed = safeParse(saveTravel.body, getBody(values));
  const violations = parsed.success
    ? travelOrderViolations(normalizeTravelOrder(parsed.data), TODAY)
    : {};
  expect(parsed.success && Object.keys(violations).length === 0).toBe(taken);
});

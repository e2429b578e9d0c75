import { saveCar } from "@sughurta/contracts/motor";
import { genderCode } from "@sughurta/domain";
import { motorEndDate } from "@sughurta/domain/motor";
import { splitFullName } from "@sughurta/domain/person";
import { MOTOR_CASES, type MotorCase, type Values } from "@sughurta/order-cases";
import { expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { motorOrderViolations } from "./motor-order-rules.ts";
import { aDriver, aLiabilityOrder, aMotorOrder, TODAY } from "./testing/a-motor-order.ts";

const NUMBERS = ["carIssueYear", "holderDocType"];

const sent = ([field, text]: [string, Values[string]]) =>
  [field, text === "" ? undefined : NUMBERS.includes(field) ? Number(text) : text] as const;

function toDriver({
  driverFullName = "",
  driverGender,
  ...driver
}: Readonly<Record<string, string>>) {
  const { lastName, firstName, patronymic } = splitFullName(driverFullName);
  return {
    ...aDriver(),
    ...Object.fromEntries(Object.entries(driver).map(sent)),
    driverGender: genderCode(driverGender === "f" ? "f" : "m"),
    driverLastname: lastName,
    driverFirstname: firstName || undefined,
    driverPatr: patronymic || undefined,
  };
}

/** The request body of a case's order. */
function getBody({ product, values: { drivers, holderFullName, ...changes } }: MotorCase) {
  const name = typeof holderFullName === "string" ? splitFullName(holderFullName) : undefined;
  return {
    ...(product === "MTPL" ? aLiabilityOrder() : aMotorOrder()),
    ...Object.fromEntries(Object.entries(changes).map(sent)),
    ...(typeof changes.beginDate === "string" ? { endDate: motorEndDate(changes.beginDate) } : {}),
    ...(name
      ? {
          holderLastname: name.lastName,
          holderFirstname: name.firstName,
          holderPatronymic: name.patronymic || undefined,
        }
      : {}),
    ...(Array.isArray(drivers) ? { drivers: drivers.map(toDriver) } : {}),
  };
}

it.each(MOTOR_CASES)("the service: $product with $values is accepted: $taken", (each) => {
  const parsed = safeParse(saveCar.body, getBody(each));
  const variant = each.product === "MTPL" ? "mci" : "v2";
  const violations = parsed.success ? motorOrderViolations({ variant, ...parsed.data }, TODAY) : {};
  expect(parsed.success && Object.keys(violations).length === 0).toBe(each.taken);
});

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import * as exported from "../every-subject.ts";
import type { ContractShape } from "./contract.ts";

const PHONE_KEY = /phone(?:Number)?$/i;

const isContract = (value: unknown): value is ContractShape =>
  typeof value === "object" && value !== null && "path" in value && "method" in value;

/** The example of a contract's body with another phone in every phone field. */
function withPhone(body: unknown, phone: string): unknown {
  if (Array.isArray(body)) return body.map((item) => withPhone(item, phone));
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      PHONE_KEY.test(key) ? phone : withPhone(value, phone),
    ]),
  );
}

const calls = Object.values<unknown>(exported)
  .filter(isContract)
  .flatMap(({ name, body, examples }) =>
    body && JSON.stringify(examples.body ?? null).match(/phone(?:Number)?":/i)
      ? [{ name, body, example: examples.body }]
      : [],
  );

describe.each(calls)("the phone of $name", ({ body, example }) => {
  it.each([
    ["+7 912 345 67 89", "phoneForeign"],
    ["92712345678901", "phoneTooLong"],
    ["92712345", "phoneTooShort"],
  ])("%s is refused as %s", (phone, code) => {
    const result = z.safeParse(body, withPhone(example, phone));
    // One of several shapes of a body has its reason deeper.
    expect(JSON.stringify(result.error?.issues)).toContain(code);
  });

  it.each(["+992 92 712-34-56", "00992927123456", "992927123456", "927123456"])(
    "%s becomes 992 and nine digits",
    (phone) => {
      expect(z.parse(body, withPhone(example, phone))).toEqual(
        z.parse(body, withPhone(example, "992927123456")),
      );
    },
  );
});

it("is validated in every endpoint that accepts one", () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["saveBox", "saveTravel", "registerClaim", "sendResume"]),
  );
});

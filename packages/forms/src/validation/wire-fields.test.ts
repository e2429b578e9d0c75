import { expect, it } from "vitest";
import { serverErrors } from "./server-errors.ts";
import { getServerFields, toPayload, wireField } from "./wire-fields.ts";

interface Values {
  readonly holderEmail: string;
  readonly howOften: string;
  readonly dayCount: number;
}

const field = wireField<Values>();
const FIELDS = {
  email: field("holderEmail", (email) => email || undefined),
  multi: field("howOften", Number),
  howOften: field("howOften"),
  days: field("howOften", (_, { dayCount }) => dayCount),
};

it("sends each key with the value of its field", () => {
  const values = { holderEmail: "", howOften: "1", dayCount: 7 };
  expect(toPayload(FIELDS, values)).toEqual({
    email: undefined,
    multi: 1,
    howOften: "1",
    days: 7,
  });
});

it("shows a refusal of each key at its field", () => {
  const refused = { email: ["email"], days: ["multiTripDays"], "las.0.laBirthday": ["required"] };
  const failure = { message: "", code: "invalid", fieldCodes: refused, fieldMessages: {} };
  expect(serverErrors(failure, getServerFields(FIELDS), () => true).fields).toEqual({
    holderEmail: { code: "email" },
    howOften: { code: "multiTripDays" },
    "las[0].laBirthday": { code: "required" },
  });
});

import type { Failure } from "@sughurta/contracts";
import type { ServerFieldMap } from "@sughurta/forms";

/** Field of the form for each key of `POST /v1/box/` (S0 §8: a returned key marks its field). */
export const BOX_SERVER_FIELDS: ServerFieldMap = {
  lastName: "holderLastName",
  firstName: "holderFirstName",
  patronymic: "holderSecondName",
  phoneNumber: "holderPhone",
  email: "holderEmail",
  gender: "holderGender",
  birthDate: "holderBirthDate",
  resident: "holderCountry",
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
  issueDate: "holderIssueDate",
  issueInstitution: "holderIssueInstitution",
  agree: "agree",
};

const COUPON_KEYS = ["coupon", "couponCode"];

/** Splits a refusal into what the promo field shows and what the form shows. */
export function splitRefusal(failure: Failure): {
  readonly coupon?: string;
  readonly rest?: Failure;
} {
  const key = COUPON_KEYS.find(
    (name) => failure.fieldCodes[name] !== undefined || failure.fieldMessages[name] !== undefined,
  );
  if (key === undefined) return { rest: failure };
  const coupon = failure.fieldMessages[key]?.[0] ?? failure.message;
  const rest: Failure = {
    ...failure,
    fieldCodes: without(failure.fieldCodes),
    fieldMessages: without(failure.fieldMessages),
  };
  const others = { ...rest.fieldCodes, ...rest.fieldMessages };
  return Object.keys(others).length === 0 ? { coupon } : { coupon, rest };
}

function without<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !COUPON_KEYS.includes(key)));
}

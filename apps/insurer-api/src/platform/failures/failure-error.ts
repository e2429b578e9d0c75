import type { FailureCode, TextValues } from "./failure-texts.ts";

/** A broken rule with the values of its sentence, as returned by `domain`. */
export type Violation = { readonly code: FailureCode } & TextValues;

/** A broken rule of a field. */
export type FieldCode = FailureCode | Violation;

/** A broken rule with its values, which may be none. */
export const toViolation = (code: FieldCode): Violation =>
  typeof code === "string" ? { code } : code;

/** An error for the client; translated when the response is written. */
export class FailureError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly fieldCodes: Readonly<Record<string, readonly FieldCode[]>>;
  readonly values: TextValues;
  /** Further keys of the response, camelCase. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: FailureCode,
    details: {
      fieldCodes?: Readonly<Record<string, readonly FieldCode[]>>;
      values?: TextValues;
      data?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fieldCodes = details.fieldCodes ?? {};
    this.values = details.values ?? {};
    this.data = details.data ?? {};
    this.headers = details.headers ?? {};
  }
}

/** Codes of a form's broken rules by field; a nested field is named by its path. */
export type FieldCodes = Record<string, FieldCode[]>;

/** A violation without values is its code. */
const withoutEmptyValues = (code: FieldCode): FieldCode =>
  Object.keys(toViolation(code)).length === 1 ? toViolation(code).code : code;

/** One broken rule per field, as returned by `domain`; valid fields are omitted. */
export function fieldCodes(
  violations: Readonly<Record<string, FieldCode | false | undefined>>,
): FieldCodes {
  const codes: FieldCodes = {};
  for (const [field, violation] of Object.entries(violations)) {
    if (violation) codes[field] = [withoutEmptyValues(violation)];
  }
  return codes;
}

/** A form with refused fields: 422. */
export function invalidFields(
  fieldCodes: Readonly<Record<string, readonly FieldCode[]>>,
): FailureError {
  return new FailureError(422, "invalid", { fieldCodes });
}

/** Throws {@link invalidFields} if a form breaks a rule. */
export function refuseViolations(violations: FieldCodes): void {
  if (Object.keys(violations).length > 0) throw invalidFields(violations);
}

/** 429 with the seconds to wait. */
export function tooManyRequests(
  seconds: number,
  code: FailureCode = "tooManyRequests",
): FailureError {
  return new FailureError(429, code, {
    values: { seconds },
    headers: { "Retry-After": String(seconds) },
  });
}

/** Missing, or another owner's; the two are indistinguishable. */
export function notFound(): FailureError {
  return new FailureError(404, "notFound");
}

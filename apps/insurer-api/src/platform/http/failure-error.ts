import type { FailureCode, TextValues } from "#src/platform/texts/failure-texts.ts";

/** An error for the client; translated when the response is written. */
export class FailureError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly fieldCodes: Readonly<Record<string, readonly FailureCode[]>>;
  readonly values: TextValues;
  /** Further keys of the response, camelCase. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: FailureCode,
    details: {
      fieldCodes?: Readonly<Record<string, readonly FailureCode[]>>;
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
export type FieldCodes = Record<string, FailureCode[]>;

/** One broken rule per field, as returned by `domain`; valid fields are omitted. */
export function fieldCodes(
  violations: Readonly<Record<string, FailureCode | false | undefined>>,
): FieldCodes {
  const codes: FieldCodes = {};
  for (const [field, violation] of Object.entries(violations)) {
    if (violation) codes[field] = [violation];
  }
  return codes;
}

/** A form with refused fields: 422. */
export function invalidFields(
  fieldCodes: Readonly<Record<string, readonly FailureCode[]>>,
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

import type { PhoneReading } from "@sughurta/domain";

/** Error of one field: a code, the values of its text, or a server's own message. */
export type FieldError = {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** A message from the server, used where there is no text for the code. */
  readonly text?: string | undefined;
};

/** Errors by field name, such as `holderEmail` or `las[2].birthday`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Whether the error is only a missing value. */
export function isMissing(
  error: FieldError,
): error is FieldError & { code: "required" | "choice" } {
  return error.code === "required" || error.code === "choice";
}

/** The reason why a phone is refused, as an error of a field; `count` is the number of wrong digits. */
export function phoneError({
  violation,
  by,
}: Exclude<PhoneReading, { readonly digits: string }>): FieldError {
  return by === undefined ? { code: violation } : { code: violation, values: { count: by } };
}

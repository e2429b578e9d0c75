/** What is wrong with one field: a code, what the text of that code needs, or a server's own words. */
export type FieldError = {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** A sentence from the server, used where there is no text for the code. */
  readonly text?: string | undefined;
};

/** Errors by field name, such as `holderEmail` or `las[2].birthday`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Whether an answer is not there yet, which is no mistake. */
export function isMissing(
  error: FieldError,
): error is FieldError & { code: "required" | "choice" } {
  return error.code === "required" || error.code === "choice";
}

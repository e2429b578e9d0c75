import type { FieldError, FieldErrors } from "./field-error.ts";

/** The part of a refusal that a form shows; contracts' `Failure` has this shape. */
export type ServerFailure = {
  readonly message: string;
  readonly code: string;
  readonly fieldCodes: Readonly<Record<string, readonly string[]>>;
  readonly fieldMessages: Readonly<Record<string, readonly string[]>>;
};

/** Form field for each field of the server with another name. */
export type ServerFieldMap = Readonly<Record<string, string>>;

/** Errors of a refusal, by form field, and those without a field. */
export type ServerErrors = { fields: FieldErrors; general: readonly FieldError[] };

/** `las.0.laBirthday`, a service's name of a field in a list, is `las[0].laBirthday` in a form. */
export function formPath(serverName: string): string {
  return serverName.replace(/\.(\d+)(?=\.|$)/g, "[$1]");
}

/** Maps a refusal to fields of a form; `hasField` says which names the form has. S0 §8. */
export function serverErrors(
  failure: ServerFailure,
  map: ServerFieldMap,
  hasField: (name: string) => boolean,
): ServerErrors {
  const fields: Record<string, FieldError> = {};
  const general: FieldError[] = [];
  const names = new Set([
    ...Object.keys(failure.fieldCodes),
    ...Object.keys(failure.fieldMessages),
  ]);
  for (const serverName of names) {
    const code = failure.fieldCodes[serverName]?.[0] ?? "wrongInput";
    const text = failure.fieldMessages[serverName]?.[0];
    const error: FieldError = text ? { code, text } : { code };
    const name = map[serverName] ?? formPath(serverName);
    if (hasField(name)) fields[name] ??= error;
    // The buyer cannot correct it: the message says what to do instead.
    else general.push(text ? { code: "noField", values: { reason: text }, text } : error);
  }
  if (names.size === 0) {
    const code = failure.code === "" ? "checkData" : failure.code;
    general.push(failure.message ? { code, text: failure.message } : { code });
  }
  return { fields, general };
}

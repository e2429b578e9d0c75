import type { FieldErrors } from "@sughurta/forms";

/** Errors of the fields for which a rule has a code. */
export function errorsOf(codes: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) =>
      code === undefined ? [] : [[field, { code }]],
    ),
  );
}

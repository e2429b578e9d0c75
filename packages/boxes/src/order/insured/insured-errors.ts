import type { BoxInsuredViolation } from "@sughurta/domain/box";
import { type FieldErrors, formPath } from "@sughurta/forms";

/** Errors of the form for what the rules say is wrong. */
export function insuredErrors(
  violations: Readonly<Record<string, BoxInsuredViolation | false | undefined>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(violations).flatMap(([name, code]) =>
      code ? [[formPath(name), { code }]] : [],
    ),
  );
}

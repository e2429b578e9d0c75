import type { PhoneReading } from "@sughurta/domain";
import type { FieldError } from "./field-error.ts";

/** The reason why a phone is refused, as an error of a field; `count` is the number of wrong digits. */
export function phoneError({
  violation,
  by,
}: Exclude<PhoneReading, { readonly digits: string }>): FieldError {
  return by === undefined ? { code: violation } : { code: violation, values: { count: by } };
}

import { useState } from "react";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";

/** The errors, reusing the previous objects for equal ones: only changes are rendered. */
export function useStableErrors(errors: FieldErrors): FieldErrors {
  const [shown, setShown] = useState(errors);
  const same = reuseSame(shown, errors);
  if (same !== shown) setShown(same);
  return same;
}

function reuseSame(before: FieldErrors, after: FieldErrors): FieldErrors {
  const entries = Object.entries(after).map(([name, error]): [string, FieldError] => {
    const old = before[name];
    return [name, old && saysSame(old, error) ? old : error];
  });
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([name, error]) => before[name] === error);
  return isSame ? before : Object.fromEntries(entries);
}

function saysSame(one: FieldError, other: FieldError): boolean {
  return (
    one.code === other.code &&
    one.text === other.text &&
    JSON.stringify(one.values) === JSON.stringify(other.values)
  );
}

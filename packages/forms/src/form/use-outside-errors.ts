import { useCallback, useMemo, useState } from "react";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { valueAt } from "../validation/field-name.ts";

type OutsideError = { readonly error: FieldError; readonly value: unknown };

/** Errors from outside the schema; each is forgotten once its field holds another value. */
export function useOutsideErrors(values: unknown) {
  const [known, setKnown] = useState<Readonly<Record<string, OutsideError>>>({});

  const errors = useMemo<FieldErrors>(() => {
    const current = Object.entries(known).filter(
      ([name, { value }]) => valueAt(values, name) === value,
    );
    return Object.fromEntries(current.map(([name, { error }]) => [name, error]));
  }, [known, values]);

  const add = useCallback((added: FieldErrors, addedTo: unknown) => {
    const entries = Object.entries(added).map(([name, error]) => [
      name,
      { error, value: valueAt(addedTo, name) },
    ]);
    setKnown((before) => ({ ...before, ...Object.fromEntries(entries) }));
  }, []);

  const clear = useCallback(() => setKnown({}), []);

  return { errors, add, clear };
}

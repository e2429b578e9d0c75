import { useCallback, useMemo, useState } from "react";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { valueAt } from "../validation/field-name.ts";

type ExternalError = { readonly error: FieldError; readonly value: unknown };

/** Errors from outside the schema; each is cleared once the value of its field changes. */
export function useExternalErrors(values: unknown) {
  const [known, setKnown] = useState<Readonly<Record<string, ExternalError>>>({});

  const errors = useMemo<FieldErrors>(() => {
    const current = Object.entries(known).filter(
      ([name, { value }]) => valueAt(values, name) === value,
    );
    return Object.fromEntries(current.map(([name, { error }]) => [name, error]));
  }, [known, values]);

  const addFor = useCallback((name: string, error: FieldError, value: unknown) => {
    setKnown((before) => ({ ...before, [name]: { error, value } }));
  }, []);

  const add = useCallback(
    (added: FieldErrors, addedTo: unknown) => {
      for (const [name, error] of Object.entries(added)) {
        addFor(name, error, valueAt(addedTo, name));
      }
    },
    [addFor],
  );

  const clear = useCallback(() => setKnown({}), []);

  return { errors, add, addFor, clear };
}

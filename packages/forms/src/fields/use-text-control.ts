import { useCallback } from "react";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";

/** Binds a text of the form to a control that tells changes by an event of the DOM. */
export function useTextControl(
  { name, label, hint, optional, requiredText }: BoundFieldProps,
  readControl = readText,
) {
  const { value, setValue, ...field } = useFormField(
    { name, label, optional, requiredText },
    readControl,
  );
  const onChange = useCallback(
    (event: { readonly target: { readonly value: string } }) => setValue(event.target.value),
    [setValue],
  );
  return { ...field, name, label, hint, value: textOf(value), onChange };
}

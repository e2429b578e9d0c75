import { cleanText } from "@sughurta/domain";
import { useCallback } from "react";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";

/** The text of a control without invisible characters. */
function readCleanText(control: Element | RadioNodeList): string | undefined {
  const text = readText(control);
  return text === undefined ? undefined : cleanText(text);
}

/**
 * Binds a text of the form to a control that reports changes by a DOM event. Invisible characters are removed at once,
 * except from a secret, which is unchanged.
 */
export function useTextControl(
  { name, label, hint, optional, requiredText }: BoundFieldProps,
  {
    readControl = readCleanText,
    isSecret = false,
  }: { readControl?: typeof readText; isSecret?: boolean } = {},
) {
  const { value, setValue, ...field } = useFormField(
    { name, label, optional, requiredText },
    isSecret ? readText : readControl,
  );
  const onChange = useCallback(
    ({ target: { value: text } }: { readonly target: { readonly value: string } }) =>
      setValue(isSecret ? text : cleanText(text)),
    [setValue, isSecret],
  );
  return { ...field, name, label, hint, value: textOf(value), onChange };
}

import { cleanText } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
} from "react";
import type { ErrorText } from "../form/use-error-message.ts";
import { type RegisteredField, useFormContext } from "../form/zod-form.ts";
import { formTexts } from "../texts/form-texts.ts";
import { isMissing } from "../validation/field-error.ts";
import { toText, valueAt } from "../validation/field-name.ts";

/** Common properties of bound fields. */
export type BoundFieldProps = {
  /** Name of the value in the form, such as `holderEmail` or `las[2].birthday`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field as one that may stay empty. */
  optional?: boolean | undefined;
  /** Message while it is empty, such as "Write the surname as in the passport". */
  requiredText?: string | undefined;
};

/** Group of the fields inside, such as "Insured person 2": heads their errors in the summary. */
export const FieldScope = createContext<string | undefined>(undefined);

/** Texts of error codes of the fields inside, such as those about a person; a form's own texts come first. */
export const FieldErrorText = createContext<ErrorText | undefined>(undefined);

/** Binds one value of the surrounding form to a custom control. */
export function useFormField(
  {
    name,
    label,
    optional = false,
    requiredText,
  }: Pick<BoundFieldProps, "name" | "label" | "optional" | "requiredText">,
  readControl?: RegisteredField["readControl"],
) {
  const { form, getMessage } = useFormContext();
  const { t } = useTexts(formTexts);
  const { fields, setValue: setAny } = form;
  const id = `${form.id}-${name.replace(/[^\w-]/g, "-")}`;
  const scope = useContext(FieldScope);
  const ownText = typeof label === "string" ? label : undefined;
  const error = form.errors[name];
  const partText = useContext(FieldErrorText);
  const errorText = useMemo((): ErrorText => {
    const missingText = (code: "required" | "choice") =>
      requiredText ??
      (ownText === undefined ? undefined : t(`missing.${code}`, { label: ownText }));
    return (error) =>
      isMissing(error) ? (missingText(error.code) ?? partText?.(error)) : partText?.(error);
  }, [requiredText, ownText, partText, t]);

  useLayoutEffect(
    () => fields.register(name, { id, label: ownText, scope, readControl, errorText }),
    [fields, name, id, ownText, scope, readControl, errorText],
  );

  const setValue = useCallback((value: unknown) => setAny(name, value), [setAny, name]);

  return {
    id,
    value: valueAt(form.values, name),
    setValue,
    error: error ? getMessage(error, errorText) : undefined,
    optionalText: optional ? t("optional") : undefined,
  };
}

/** Text that a control shows: what was typed before the page became interactive. */
export function readText(control: Element | RadioNodeList): string | undefined {
  return "value" in control && typeof control.value === "string" ? control.value : undefined;
}

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
  return { ...field, name, label, hint, value: toText(value), onChange };
}

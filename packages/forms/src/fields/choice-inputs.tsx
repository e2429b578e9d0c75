import { useTexts } from "@sughurta/i18n";
import {
  Checkbox,
  type CheckboxProps,
  RadioGroup,
  type RadioGroupProps,
  Select,
  type SelectProps,
} from "@sughurta/ui-kit";
import { type ChangeEvent, memo, useCallback } from "react";
import { useFormContext } from "../form/zod-form.ts";
import { formTexts } from "../texts/form-texts.ts";
import { type BoundFieldProps, readText, useFormField, useTextControl } from "./use-form-field.ts";

// Marked as pure: a bundle omits unused ones.
const PlainSelect = /* @__PURE__ */ memo(Select);
const PlainCheckbox = /* @__PURE__ */ memo(Checkbox);
const PlainRadioGroup = /* @__PURE__ */ memo(RadioGroup);

type Bound =
  | "name"
  | "label"
  | "hint"
  | "error"
  | "id"
  | "value"
  | "defaultValue"
  | "checked"
  | "defaultChecked"
  | "onChange"
  | "ref";

export type SelectInputProps = BoundFieldProps & Omit<SelectProps, Bound | "optionalText">;

/** One of a list; an empty first entry prompts for a choice unless `emptyText` replaces it. */
export function SelectInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  ...control
}: SelectInputProps) {
  const { t } = useTexts(formTexts);
  const bound = useTextControl(
    { name, label, hint, optional, requiredText },
    { readControl: readChosen },
  );
  return <PlainSelect emptyText={t("choose")} {...control} {...bound} />;
}

export type RadioInputProps = BoundFieldProps &
  Omit<RadioGroupProps, Bound | "optionalText" | "onClear"> & {
    /** The same option pressed again clears it. */
    readonly clearable?: boolean | undefined;
  };

/** One of a few visible options. */
export function RadioInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  clearable = false,
  ...control
}: RadioInputProps) {
  const bound = useTextControl(
    { name, label, hint, optional, requiredText },
    { readControl: readChosen },
  );
  const { form } = useFormContext();
  const { setValue } = form;
  const clear = useCallback(() => setValue(name, ""), [setValue, name]);
  return <PlainRadioGroup {...control} {...bound} onClear={clearable ? clear : undefined} />;
}

export type CheckboxInputProps = Omit<BoundFieldProps, "optional" | "requiredText"> &
  Omit<CheckboxProps, Bound>;

/** A sentence to agree with; the form's value is `true` or `false`. */
export function CheckboxInput({ name, label, hint, ...control }: CheckboxInputProps) {
  const { id, value, setValue, error } = useFormField({ name, label }, readTicked);
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.checked),
    [setValue],
  );
  const bound = { id, error, checked: value === true, onChange };
  return <PlainCheckbox {...control} {...bound} name={name} label={label} hint={hint} />;
}

function readTicked(control: Element | RadioNodeList): boolean | undefined {
  return control instanceof HTMLInputElement ? control.checked : undefined;
}

function readChosen(control: Element | RadioNodeList): string | undefined {
  const chosen = readText(control);
  return chosen === "" ? undefined : chosen;
}

import { parsePhone } from "@sughurta/domain";
import { PhoneField, type PhoneFieldProps } from "@sughurta/ui-kit";
import { memo } from "react";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";

const PlainPhoneField = memo(PhoneField);

export type PhoneInputProps = BoundFieldProps &
  Omit<
    PhoneFieldProps,
    "name" | "label" | "hint" | "error" | "optionalText" | "id" | "value" | "onValueChange" | "ref"
  >;

/** Phone number behind a fixed +992; the form holds the national digits. S0 §5. */
export function PhoneInput({ name, label, hint, optional, ...control }: PhoneInputProps) {
  const { value, setValue, ...field } = useFormField({ name, label, optional }, readDigits);
  return (
    <PlainPhoneField
      {...control}
      {...field}
      name={name}
      label={label}
      hint={hint}
      value={textOf(value)}
      onValueChange={setValue}
    />
  );
}

function readDigits(control: Element | RadioNodeList): string | undefined {
  const typed = readText(control);
  return typed === undefined ? undefined : (parsePhone(typed) ?? typed.replace(/\D/g, ""));
}

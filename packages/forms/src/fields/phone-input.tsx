import {
  formatNationalPhone,
  isRepeatedDigit,
  type PhoneViolation,
  readPhone,
  typedPhone,
} from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { PhoneField, type PhoneFieldProps } from "@sughurta/ui-kit";
import { memo, type ReactNode } from "react";
import { useFormContext } from "../form/zod-form.ts";
import { formTexts } from "../texts/form-texts.ts";
import { type FieldError, phoneError } from "../validation/field-error.ts";
import { toText } from "../validation/field-name.ts";
import { type BoundFieldProps, readText, useFormField } from "./use-form-field.ts";

/** Minimum number of digits that need a confirmation. */
const WHOLE_NUMBER_DIGITS = 9;

const PlainPhoneField = memo(PhoneField);

export type PhoneInputProps = BoundFieldProps &
  Omit<
    PhoneFieldProps,
    | "name"
    | "label"
    | "hint"
    | "error"
    | "optionalText"
    | "id"
    | "value"
    | "onValueChange"
    | "read"
    | "write"
    | "ref"
  >;

/** Errors that further digits cannot fix: they are shown while the number is typed. */
const HOPELESS: readonly PhoneViolation[] = ["phoneForeign", "phoneTooLong"];

/**
 * Phone number after a fixed +992; the form's value is the national digits once they are recognised, until then the
 * typed text. S0 §5, SPEC-60.
 */
export function PhoneInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  ...control
}: PhoneInputProps) {
  const { getMessage } = useFormContext();
  const { value, setValue, error, ...field } = useFormField(
    { name, label, optional, requiredText },
    readDigits,
  );
  const typed = toText(value);
  const violation = permanentViolation(typed);
  const question = useRepeatedDigitHint(typed, hint);
  return (
    <PlainPhoneField
      {...control}
      {...field}
      name={name}
      label={label}
      hint={question}
      error={violation ? getMessage(violation) : error}
      value={typed}
      onValueChange={setValue}
      read={typedPhone}
      write={formatNationalPhone}
    />
  );
}

function readDigits(control: Element | RadioNodeList): string | undefined {
  const typed = readText(control);
  return typed === undefined ? undefined : typedPhone(typed);
}

function permanentViolation(typed: string): FieldError | undefined {
  const reading = readPhone(typed);
  if ("digits" in reading || !HOPELESS.includes(reading.violation)) return undefined;
  return phoneError(reading);
}

/**
 * The hint of a field for a number, or the question whether one repeated digit is right. The number is accepted
 * either way; the question is announced when it appears.
 */
export function useRepeatedDigitHint(digits: string, hint: ReactNode): ReactNode {
  const { t } = useTexts(formTexts);
  if (digits.length !== WHOLE_NUMBER_DIGITS || !isRepeatedDigit(digits)) return hint;
  return <span role="status">{t("repeatedDigit")}</span>;
}

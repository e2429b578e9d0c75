import type { ChangeEvent } from "react";
import { withRef } from "../element/element.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface OtpFieldProps extends Omit<TextFieldProps, "value" | "before" | "after"> {
  readonly value?: string | undefined;
  /** Number of digits in the code, 6 by default. */
  readonly length?: number | undefined;
  /** Called with the current digits. */
  readonly onValueChange?: ((digits: string) => void) | undefined;
  /** Called once with the whole code as soon as its last digit is entered. */
  readonly onComplete?: ((digits: string) => void) | undefined;
}

/** The code in a typed or pasted text: in a whole SMS the number of that length, else all digits. */
function codeIn(text: string, length: number): string {
  const lone = (text.match(/\d+/g) ?? []).find((number) => number.length === length);
  return lone ?? text.replace(/\D/g, "").slice(0, length);
}

/** Code from an SMS in one input, so that autofill and paste work, also of the whole SMS; other characters are dropped. */
export const OtpField = /* @__PURE__ */ withRef(function OtpField({
  length = 6,
  onValueChange,
  onComplete,
  onChange,
  ...field
}: OtpFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = codeIn(event.currentTarget.value, length);
    event.currentTarget.value = digits;
    onChange?.(event);
    onValueChange?.(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      {...field}
      width="short"
      className="sg-otp"
      onChange={change}
    />
  );
});

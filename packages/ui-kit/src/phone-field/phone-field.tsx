import type { ChangeEvent } from "react";
import { withRef } from "../element/element.ts";
import { useDigitCaret } from "../field/use-digit-caret.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface PhoneFieldProps
  extends Omit<
    TextFieldProps,
    "type" | "value" | "defaultValue" | "before" | "after" | "onChange" | "onValueChange"
  > {
  /** Digits, optionally after a plus: `901234567`. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Parses a typed, pasted or autofilled text to the value; significant digits are never lost. */
  readonly read: (typed: string) => string;
  /** Formats the value with separators between its digits. */
  readonly write: (value: string) => string;
  /** Country prefix without "+", 992 by default. */
  readonly prefix?: string | undefined;
}

/** Phone after a fixed prefix; the rules of numbers are its owner's, the caret position is retained (S0 §5). */
export const PhoneField = /* @__PURE__ */ withRef(function PhoneField({
  value,
  onValueChange,
  read,
  write,
  prefix = "992",
  ref,
  ...field
}: PhoneFieldProps) {
  const caret = useDigitCaret(ref);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const next = read(typed);
    const after = digitsIn(typed.slice(selectionStart ?? typed.length));
    caret.keep(Math.max(0, digitsIn(next) - after));
    onValueChange(next);
  }

  return (
    <TextField
      autoComplete="tel-national"
      width="medium"
      {...field}
      ref={caret.ref}
      type="tel"
      inputMode="tel"
      before={`(${prefix})`}
      value={write(value)}
      onChange={change}
    />
  );
});

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

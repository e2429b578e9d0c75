import type { ChangeEvent } from "react";
import { useDigitCaret } from "../field/use-digit-caret.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { groupDigits, nationalDigits } from "./phone-text.ts";

export interface PhoneFieldProps
  extends Omit<
    TextFieldProps,
    "type" | "value" | "defaultValue" | "before" | "after" | "onChange"
  > {
  /** National digits, at most nine: `901234567`. */
  readonly value: string;
  readonly onValueChange: (digits: string) => void;
  /** Country prefix without "+", 992 by default. */
  readonly prefix?: string | undefined;
  /** Number of national digits, 9 by default. */
  readonly digits?: number | undefined;
}

/** Phone with a fixed prefix, shown as `(992) NN-NNN-NNNN`; paste and autofill work (S0 §5). */
export function PhoneField({
  value,
  onValueChange,
  prefix = "992",
  digits = 9,
  ref,
  ...field
}: PhoneFieldProps) {
  const caret = useDigitCaret(ref);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const next = nationalDigits(typed, prefix, digits);
    const after = typed.slice(selectionStart ?? typed.length).replace(/\D/g, "").length;
    caret.keep(Math.max(0, next.length - after));
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
      value={groupDigits(value)}
      onChange={change}
    />
  );
}

import { useTexts } from "@sughurta/i18n";
import { OtpField, type OtpFieldProps, PasswordField } from "@sughurta/ui-kit";
import { memo, useEffect } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";
import { useTextControl } from "./use-text-control.ts";

// Marked as pure: a bundle leaves out what it does not use.
const PlainPasswordField = /* @__PURE__ */ memo(PasswordField);
const PlainOtpField = /* @__PURE__ */ memo(OtpField);

export type PasswordInputProps = BoundFieldProps & {
  /** What a password manager should do: fill in the known one or offer a new one. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be shown. */
export function PasswordInput({ name, label, hint, optional, autoComplete }: PasswordInputProps) {
  const { t } = useTexts(formTexts);
  const bound = useTextControl({ name, label, hint, optional }, { isSecret: true });
  return (
    <PlainPasswordField
      {...bound}
      autoComplete={autoComplete}
      showText={t("showPassword")}
      hideText={t("hidePassword")}
    />
  );
}

export type OtpInputProps = Omit<BoundFieldProps, "optional"> &
  Pick<OtpFieldProps, "length" | "onComplete">;

/** The six digits of an SMS. S0 §2. It has the focus as soon as it is there: a code is asked for by a press. */
export function OtpInput({ name, label, hint, ...control }: OtpInputProps) {
  const { id, value, setValue, error } = useFormField({ name, label }, readText);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <PlainOtpField
      {...control}
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={textOf(value)}
      onValueChange={setValue}
    />
  );
}

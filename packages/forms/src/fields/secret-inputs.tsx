import { useTexts } from "@sughurta/i18n";
import { OtpField, type OtpFieldProps, PasswordField } from "@sughurta/ui-kit";
import { memo, useEffect } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { toText } from "../validation/field-name.ts";
import { type BoundFieldProps, readText, useFormField, useTextControl } from "./use-form-field.ts";

// Marked as pure: a bundle omits unused ones.
const PlainPasswordField = /* @__PURE__ */ memo(PasswordField);
const PlainOtpField = /* @__PURE__ */ memo(OtpField);

export type PasswordInputProps = BoundFieldProps & {
  /** Action of a password manager: fill in the current one or suggest a new one. */
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

/** The six digits of an SMS. S0 §2. Focused as soon as it is rendered: a code is requested by a press. */
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
      value={toText(value)}
      onValueChange={setValue}
    />
  );
}

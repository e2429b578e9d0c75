import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "@sughurta/ui-kit";
import { memo } from "react";
import { type BoundFieldProps, useTextControl } from "./use-form-field.ts";

// Marked as pure: a bundle omits unused ones.
const PlainTextField = /* @__PURE__ */ memo(TextField);
const PlainTextArea = /* @__PURE__ */ memo(TextArea);

type Bound =
  | "name"
  | "label"
  | "hint"
  | "error"
  | "optionalText"
  | "id"
  | "value"
  | "defaultValue"
  | "onChange"
  // A browser truncates longer text silently: the rules report it instead.
  | "maxLength";

export type TextInputProps = BoundFieldProps & Omit<TextFieldProps, Bound | "ref">;

/** One line of text. */
export function TextInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  ...control
}: TextInputProps) {
  const bound = useTextControl({ name, label, hint, optional, requiredText });
  return <PlainTextField {...control} {...bound} />;
}

/** E-mail address, with the keyboard and the autofill for it. S0 §5. */
export function EmailInput(props: Omit<TextInputProps, "type">) {
  return (
    <TextInput
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      {...props}
    />
  );
}

export type TextAreaInputProps = BoundFieldProps & Omit<TextAreaProps, Bound | "ref">;

/** Several lines of text. */
export function TextAreaInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  ...control
}: TextAreaInputProps) {
  const bound = useTextControl({ name, label, hint, optional, requiredText });
  return <PlainTextArea {...control} {...bound} />;
}

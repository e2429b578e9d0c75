import { useState } from "react";
import { withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "before" | "after"> {
  /** Text of the button that shows the password. */
  readonly showText: string;
  /** Text of the button that hides it. */
  readonly hideText: string;
}

/** Password input whose text can be shown; paste is never blocked. */
export const PasswordField = /* @__PURE__ */ withRef(function PasswordField({
  showText,
  hideText,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? "text" : "password"}
      after={
        <button
          type="button"
          className="sg-control__action"
          aria-label={shown ? hideText : showText}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
});

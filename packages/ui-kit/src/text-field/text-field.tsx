import type { ReactNode } from "react";
import { type ElementAttributes, withRef } from "../element/element.ts";
import {
  controlValue,
  Field,
  type FieldTexts,
  type FieldWidth,
  tellChange,
  useField,
} from "../field/field.tsx";

export interface TextFieldProps extends FieldTexts, ElementAttributes<"input"> {
  readonly name: string;
  /** Called with the whole text. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly width?: FieldWidth | undefined;
  /** Fixed text inside the box before the value, such as a phone prefix. */
  readonly before?: ReactNode;
  /** A control inside the box after the value, such as a show-password button. */
  readonly after?: ReactNode;
}

/** One-line text input with label, hint and error. */
export const TextField = /* @__PURE__ */ withRef(function TextField({
  before,
  after,
  onChange,
  onValueChange,
  ...props
}: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="sg-control">
        {before ? (
          <span className="sg-control__before" aria-hidden="true">
            {before}
          </span>
        ) : null}
        <input
          type="text"
          {...control}
          className="sg-input"
          onChange={tellChange(onChange, onValueChange, controlValue)}
        />
        {after}
      </div>
    </Field>
  );
});

export interface TextAreaProps extends FieldTexts, ElementAttributes<"textarea"> {
  readonly name: string;
  /** Called with the whole text. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly width?: FieldWidth | undefined;
}

/** Text input of several lines that grows with its text. */
export const TextArea = /* @__PURE__ */ withRef(function TextArea({
  onChange,
  onValueChange,
  ...props
}: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="sg-control">
        <textarea
          rows={4}
          {...control}
          className="sg-input sg-input--area"
          onChange={tellChange(onChange, onValueChange, controlValue)}
        />
      </div>
    </Field>
  );
});

import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts, type FieldWidth, useFieldIds } from "../field/field.tsx";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "children"> {
  readonly name: string;
  readonly width?: FieldWidth | undefined;
  /** Fixed text inside the box before the answer, such as a phone prefix. */
  readonly before?: ReactNode;
  /** A control inside the box after the answer, such as a show-password button. */
  readonly after?: ReactNode;
}

/** One-line text input with label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optionalText,
  width,
  before,
  after,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      ids={ids}
      width={width}
      className={className}
    >
      <div className="sg-control">
        {before ? (
          <span className="sg-control__before" aria-hidden="true">
            {before}
          </span>
        ) : null}
        <input
          type="text"
          {...input}
          id={ids.id}
          className="sg-input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        {after}
      </div>
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "children"> {
  readonly name: string;
  readonly width?: FieldWidth | undefined;
}

/** Text input of several lines that grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  optionalText,
  width,
  id,
  className,
  ...input
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      ids={ids}
      width={width}
      className={className}
    >
      <div className="sg-control">
        <textarea
          rows={4}
          {...input}
          id={ids.id}
          className="sg-input sg-input--area"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
      </div>
    </Field>
  );
}

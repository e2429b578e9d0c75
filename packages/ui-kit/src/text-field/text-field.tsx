import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import { Field, type FieldTexts, type FieldWidth, useField } from "../field/field.tsx";

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithoutRef<"input">, "children"> {
  readonly name: string;
  /** The text box; React 18 gives a component no `ref`. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly width?: FieldWidth | undefined;
  /** Fixed text inside the box before the answer, such as a phone prefix. */
  readonly before?: ReactNode;
  /** A control inside the box after the answer, such as a show-password button. */
  readonly after?: ReactNode;
}

/** One-line text input with label, hint and error. */
export function TextField({ before, after, inputRef, ...props }: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="sg-control">
        {before ? (
          <span className="sg-control__before" aria-hidden="true">
            {before}
          </span>
        ) : null}
        <input type="text" {...control} ref={inputRef} className="sg-input" />
        {after}
      </div>
    </Field>
  );
}

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithoutRef<"textarea">, "children"> {
  readonly name: string;
  readonly width?: FieldWidth | undefined;
}

/** Text input of several lines that grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="sg-control">
        <textarea rows={4} {...control} className="sg-input sg-input--area" />
      </div>
    </Field>
  );
}

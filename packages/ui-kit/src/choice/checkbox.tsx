import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { FieldNotes, isTicked, tellChange, useFieldIds } from "../field/field.tsx";

export interface CheckboxProps extends ElementAttributes<"input", "type"> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Called with the new state. */
  readonly onValueChange?: ((value: boolean) => void) | undefined;
}

/** A checkbox with its sentence; the whole line is the target. */
export const Checkbox = /* @__PURE__ */ withRef(function Checkbox({
  label,
  hint,
  error,
  id,
  className,
  onChange,
  onValueChange,
  ...input
}: CheckboxProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  return (
    <div className={classNames("sg-field", className)} data-invalid={error ? "" : undefined}>
      <div className="sg-choice">
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          className="sg-choice__input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={tellChange(onChange, onValueChange, isTicked)}
        />
        <label className="sg-choice__label" htmlFor={ids.id}>
          {label}
        </label>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
});

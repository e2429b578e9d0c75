import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldNotes, useFieldIds } from "../field/field.tsx";

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A box to tick with its sentence; the whole line is the target. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
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
        />
        <label className="sg-choice__label" htmlFor={ids.id}>
          {label}
        </label>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { FieldNotes, isTicked, tellChange, useFieldIds } from "../field/field.tsx";

export interface SwitchProps extends ElementAttributes<"input", "type" | "role"> {
  readonly name: string;
  /** Name of the setting, without "on" or "off". */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Called with the new state. */
  readonly onValueChange?: ((value: boolean) => void) | undefined;
}

/** The native state is announced by itself; HTML forbids `aria-checked` beside it. */
const AS_SWITCH = { type: "checkbox", role: "switch" } as const;

/** A setting that is applied at once, such as an add-on; a native checkbox, the whole line is the target. */
export const Switch = /* @__PURE__ */ withRef(function Switch({
  label,
  hint,
  error,
  id,
  className,
  onChange,
  onValueChange,
  ...input
}: SwitchProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  return (
    <div className={classNames("sg-field", className)} data-invalid={error ? "" : undefined}>
      <div className="sg-choice sg-choice--switch">
        <input
          {...input}
          {...AS_SWITCH}
          id={ids.id}
          className="sg-choice__input sg-choice__input--switch"
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

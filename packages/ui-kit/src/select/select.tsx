import type { ComponentProps } from "react";
import { Field, type FieldTexts, type FieldWidth, useFieldIds } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";

/** One choice of a select or a radio group. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<"select">, "children"> {
  readonly name: string;
  readonly options: readonly Choice[];
  /** First, empty entry: what to choose. Left out, the first option is the initial one. */
  readonly emptyText?: string | undefined;
  readonly width?: FieldWidth | undefined;
}

/** The platform's own select: the best list there is on a phone. */
export function Select({
  label,
  hint,
  error,
  optionalText,
  options,
  emptyText,
  width,
  id,
  className,
  ...select
}: SelectProps) {
  const ids = useFieldIds({ hint, error }, id, select["aria-describedby"]);
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
        <select
          {...select}
          id={ids.id}
          className="sg-input sg-input--select"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {emptyText === undefined ? null : <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="sg-control__chevron" />
      </div>
    </Field>
  );
}

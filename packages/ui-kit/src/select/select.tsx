import { type ElementAttributes, withRef } from "../element/element.ts";
import {
  controlValue,
  Field,
  type FieldTexts,
  type FieldWidth,
  tellChange,
  useField,
} from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";

/** One choice of a select or a radio group. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, ElementAttributes<"select"> {
  readonly name: string;
  /** The options, in this order. */
  readonly options: readonly Choice[];
  /** First, empty entry: a prompt. Without it, the first option is the initial one. */
  readonly emptyText?: string | undefined;
  /** Called with the value of the new option. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly width?: FieldWidth | undefined;
}

/** The native select: the best list on a phone. */
export const Select = /* @__PURE__ */ withRef(function Select({
  options,
  emptyText,
  onChange,
  onValueChange,
  ...props
}: SelectProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="sg-control">
        <select
          {...control}
          className="sg-input sg-input--select"
          onChange={tellChange(onChange, onValueChange, controlValue)}
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
});

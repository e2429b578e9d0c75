import type { ChangeEvent, FocusEvent, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { FieldNotes, type FieldTexts, OptionalMark, useFieldIds } from "../field/field.tsx";
import { controlValue, tellChange } from "../field/value-change.ts";

/** One answer of a radio group; `media` is a picture or an icon of a card. */
export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly media?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldTexts,
    ElementAttributes<
      "fieldset",
      "ref" | "name" | "disabled" | "defaultValue" | "onChange" | "onBlur"
    > {
  readonly name: string;
  /** The answers, two to seven; more belong into a `Select`. */
  readonly options: readonly RadioChoice[];
  readonly value?: string | undefined;
  /** The answer at first, where the browser keeps it. */
  readonly defaultValue?: string | undefined;
  /** Another answer was chosen, as an event of the browser. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Another answer was chosen; takes its value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The chosen answer was pressed again, where that takes it back. */
  readonly onClear?: (() => void) | undefined;
  /** Id of the first answer, which a message about the group leads to; made up when left out. */
  readonly id?: string | undefined;
  /** The first answer, which a message about the group leads to. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly required?: boolean | undefined;
  /** `cards` draws each answer as a large framed card, `segments` two or three short ones in one row. */
  readonly look?: "plain" | "cards" | "segments" | undefined;
  /** A heading above says the same: the label is for screen readers. */
  readonly labelHidden?: boolean | undefined;
  /** Short answers side by side where there is room. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
}

const LOOKS = { plain: "", cards: "sg-choice--card", segments: "sg-segment" } as const;

/** One answer out of a few; the first radio carries the group's id, so that an error can link to it. */
export const RadioGroup = /* @__PURE__ */ withRef(function RadioGroup({
  label,
  hint,
  error,
  optionalText,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onBlur,
  onClear,
  id,
  ref,
  required,
  look = "plain",
  labelHidden = false,
  inline = false,
  className,
  ...fieldset
}: RadioGroupProps) {
  const ids = useFieldIds({ hint, error }, id, fieldset["aria-describedby"]);
  const change =
    tellChange(onChange, onValueChange, controlValue) ??
    (value === undefined ? undefined : ignoreChange);
  const state = value === undefined ? undefined : { value };
  return (
    <fieldset
      {...fieldset}
      className={classNames("sg-field", className)}
      data-invalid={error ? "" : undefined}
      aria-describedby={ids.describedBy}
    >
      <legend className={labelHidden ? "sg-visually-hidden" : "sg-field__label"}>
        {label}
        <OptionalMark text={optionalText} />
      </legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div
        className={classNames(
          "sg-radios__list",
          inline && "sg-radios__list--inline",
          look === "segments" && "sg-segments",
        )}
      >
        {options.map((option, index) => {
          const optionId = index === 0 ? ids.id : `${ids.id}-${option.value}`;
          const optionHintId = option.hint ? `${optionId}-note` : undefined;
          const checked = state
            ? { checked: state.value === option.value }
            : { defaultChecked: defaultValue === option.value };
          return (
            <div key={option.value} className={classNames("sg-choice", LOOKS[look])}>
              <input
                {...checked}
                ref={index === 0 ? ref : undefined}
                type="radio"
                className="sg-choice__input sg-choice__input--radio"
                id={optionId}
                name={name}
                value={option.value}
                disabled={option.disabled}
                required={required}
                aria-invalid={error ? true : undefined}
                aria-describedby={optionHintId}
                onChange={change}
                onBlur={onBlur}
                onClick={value === option.value ? onClear : undefined}
              />
              <label className="sg-choice__label" htmlFor={optionId}>
                {option.media}
                <span className="sg-choice__text">{option.label}</span>
                {option.hint ? (
                  <span className="sg-choice__hint" id={optionHintId}>
                    {option.hint}
                  </span>
                ) : null}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
});

function ignoreChange() {
  // A read-only group: React wants a handler beside `checked`.
}

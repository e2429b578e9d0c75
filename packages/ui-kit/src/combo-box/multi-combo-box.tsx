import { type KeyboardEvent, useRef } from "react";
import { useSharedRef } from "../element/use-shared-ref.ts";
import { withRef } from "../element/with-ref.ts";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { ComboControl, type ComboInputProps } from "./combo-control.tsx";
import type { MultiComboTexts } from "./combo-texts.ts";
import type { ComboOption, FoldText } from "./search-options.ts";
import { useCombo } from "./use-combo.ts";

export interface MultiComboBoxProps extends FieldTexts, ComboInputProps {
  /** Name of the hidden inputs, one for each chosen value. */
  readonly name: string;
  /** Keep the array the same between renders. */
  readonly options: readonly ComboOption[];
  /** What makes names alike that are written in several ways; the same function between renders. */
  readonly foldText?: FoldText | undefined;
  /** Values of the chosen options, in the order of choosing. */
  readonly value: readonly string[];
  readonly onValueChange: (value: readonly string[]) => void;
  readonly texts: MultiComboTexts;
  /** Id of the text box; made up when left out. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const NONE: readonly string[] = [""];

/** Beside an open list on a phone nothing else is seen, so one answer ends the choice there. */
const hasRoom = () => window.matchMedia?.("(min-width: 48rem)").matches ?? true;

/** Several of many, found by typing; each answer is a chip in the field that a press removes. S0 §8. */
export const MultiComboBox = /* @__PURE__ */ withRef(function MultiComboBox({
  label,
  hint,
  error,
  optionalText,
  name,
  options,
  foldText,
  value,
  onValueChange,
  texts,
  id,
  ref,
  className,
  ...input
}: MultiComboBoxProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  const box = useRef<HTMLInputElement>(null);
  const boxRef = useSharedRef(box, ref);
  const chips = useRef<HTMLUListElement>(null);

  const without = (removed: string) => value.filter((one) => one !== removed);
  const labelOf = (known: string) =>
    options.find((option) => option.value === known)?.label ?? known;

  const combo = useCombo({
    id: ids.id,
    options,
    foldText,
    chosen: value,
    shownText: "",
    staysOpen: hasRoom,
    onChoose: (option) =>
      onValueChange(
        value.includes(option.value) ? without(option.value) : [...value, option.value],
      ),
    announcementOf: (option) =>
      value.includes(option.value) ? texts.removed(option.label) : texts.selected(option.label),
    onBackspace: () => {
      const last = value.at(-1);
      if (last !== undefined) takeAway(last);
    },
  });

  function takeAway(removed: string) {
    combo.announce(texts.removed(labelOf(removed)));
    onValueChange(without(removed));
  }

  function remove(removed: string) {
    const index = value.indexOf(removed);
    const buttons = chips.current?.querySelectorAll("button") ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? box.current;
    next?.focus();
    takeAway(removed);
  }

  function press(event: KeyboardEvent, removed: string) {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    remove(removed);
  }

  const chosenChips = (
    <ul className="sg-chips" aria-label={texts.chosen} ref={chips}>
      {value.map((one) => {
        const option = options.find((known) => known.value === one);
        const text = labelOf(one);
        return (
          <li key={one}>
            <button
              type="button"
              className="sg-chip"
              aria-label={texts.remove(text)}
              disabled={input.disabled}
              onClick={() => remove(one)}
              onKeyDown={(event) => press(event, one)}
            >
              {option?.icon ? <span aria-hidden="true">{option.icon}</span> : null}
              <span className="sg-chip__label">{text}</span>
              <Icon name="close" size="small" />
            </button>
          </li>
        );
      })}
    </ul>
  );

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      ids={ids}
      className={className}
    >
      <ComboControl
        {...input}
        boxRef={boxRef}
        ids={ids}
        combo={combo}
        chosen={value}
        texts={texts}
        invalid={Boolean(error)}
        several
        chips={value.length > 0 ? chosenChips : null}
      />
      {(value.length > 0 ? value : NONE).map((one) => (
        <input key={one} type="hidden" name={name} value={one} disabled={input.disabled} />
      ))}
    </Field>
  );
});

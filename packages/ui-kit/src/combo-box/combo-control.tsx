import type { ReactNode, Ref } from "react";
import type { ElementAttributes } from "../element/element.ts";
import { classNames } from "../element/element.ts";
import type { FieldIds } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { ComboList, rowId } from "./combo-list.tsx";
import type { useCombo } from "./use-combo.ts";

/** Texts of a combo box in one language. */
export interface ComboTexts {
  /** Shown instead of the list when nothing matches the typed text. */
  readonly noResults: string;
  /** Announced while typing: the number of results. */
  readonly found: (count: number) => string;
  /** Announced when an option is chosen. */
  readonly selected: (label: string) => string;
  /** The error of a text that matches no option. */
  readonly notInList: string;
}

/** Texts of a combo box with several options. */
export interface MultiComboTexts extends ComboTexts {
  /** Accessible name of the list of chosen options, such as "Выбрано". */
  readonly chosen: string;
  /** Name of the button that removes an option. */
  readonly remove: (label: string) => string;
  /** Announced when an option is removed. */
  readonly removed: (label: string) => string;
}

/** Properties that both kinds of combo box pass to the input. */
export interface ComboInputProps extends ElementAttributes<"input", ComboOwn> {
  readonly required?: boolean | undefined;
  /** An example of what to type. */
  readonly placeholder?: string | undefined;
}

/** Own properties of a combo box. */
type ComboOwn =
  | "type"
  | "role"
  | "name"
  | "value"
  | "defaultValue"
  | "onChange"
  | "onBlur"
  | "onKeyDown"
  | "list";

interface ComboControlProps extends Omit<ComboInputProps, "ref"> {
  /** The text input. */
  readonly boxRef: Ref<HTMLInputElement> | undefined;
  readonly ids: FieldIds;
  readonly combo: ReturnType<typeof useCombo>;
  readonly chosen: readonly string[];
  readonly texts: ComboTexts;
  readonly invalid: boolean;
  readonly several?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Chosen options in the field, before the input. */
  readonly chips?: ReactNode;
}

/** The text box with its list, without label and value. */
export function ComboControl({
  ids,
  combo,
  chosen,
  texts,
  invalid,
  several = false,
  icon,
  chips,
  required,
  boxRef,
  ...input
}: ComboControlProps) {
  const { open, matches, active } = combo;
  const listId = `${ids.id}-list`;
  return (
    <div className="sg-combo">
      <div className={classNames("sg-control", chips ? "sg-control--chips" : undefined)}>
        {icon ? (
          <span className="sg-control__before" aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {chips}
        <input
          autoComplete="off"
          {...input}
          {...combo.keys}
          {...combo.changes}
          ref={boxRef}
          id={ids.id}
          className="sg-input sg-input--select"
          type="text"
          role="combobox"
          autoCapitalize="none"
          spellCheck={false}
          value={combo.text}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active !== undefined ? rowId(listId, active) : undefined}
          aria-describedby={ids.describedBy}
          aria-invalid={invalid ? true : undefined}
          aria-required={required}
        />
        {chips ? (
          <Icon name="chevron-down" className="sg-control__chevron" />
        ) : (
          <button
            type="button"
            className="sg-combo__toggle"
            tabIndex={-1}
            // The box itself announces everything: its role, its name, whether it is open.
            aria-hidden="true"
            disabled={input.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              document.getElementById(ids.id)?.focus();
              combo.toggle();
            }}
          >
            <Icon name="chevron-down" className="sg-control__chevron" />
          </button>
        )}
      </div>
      {open ? (
        <ComboList
          id={listId}
          labelId={ids.labelId}
          options={matches}
          chosen={chosen}
          active={active}
          noResults={texts.noResults}
          several={several}
          keys={combo.keys}
          onChoose={combo.choose}
          onActiveGone={combo.clearActive}
        />
      ) : null}
      <span className="sg-visually-hidden" role="status">
        {open && combo.typing ? wordsFor(matches.length, texts) : null}
        {combo.announced}
      </span>
    </div>
  );
}

function wordsFor(count: number, { noResults, found }: ComboTexts): string {
  return count === 0 ? noResults : found(count);
}

import { useId } from "react";
import { withRef } from "../element/with-ref.ts";
import { Field, type FieldTexts, useFieldIds } from "../field/field.tsx";
import { ComboControl, type ComboInputProps } from "./combo-control.tsx";
import type { ComboTexts } from "./combo-texts.ts";
import type { ComboOption, ComboSearch, FoldText } from "./search-options.ts";
import { useCombo } from "./use-combo.ts";

export interface ComboBoxProps extends FieldTexts, ComboInputProps {
  /** Name of the hidden input that carries the chosen value. */
  readonly name: string;
  /** Keep the array the same between renders. */
  readonly options: readonly ComboOption[];
  /** Another way to search than by the letters of names; the same function between renders. */
  readonly search?: ComboSearch | undefined;
  /**
   * What to offer where the search finds nothing, such as names with typing errors: taken by a choice alone, not when
   * the visitor goes on. The same function between renders.
   */
  readonly guess?: ComboSearch | undefined;
  /** What makes names alike that are written in several ways; the same function between renders. */
  readonly foldText?: FoldText | undefined;
  /** Value of the chosen option, `""` while none is. */
  readonly value: string;
  /** Gives the value of the option chosen, or `""` when the text was erased. */
  readonly onValueChange: (value: string) => void;
  /** Gives the text that is no option when the visitor goes on, `""` where there is none. */
  readonly onUnknownText?: ((text: string) => void) | undefined;
  readonly texts: ComboTexts;
  /** Id of the text box; made up when left out. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** One of many, found by typing a part of its name: the ARIA 1.2 combobox. S0 §8. */
export const ComboBox = /* @__PURE__ */ withRef(function ComboBox({
  label,
  hint,
  error,
  optionalText,
  name,
  options,
  search,
  guess,
  foldText,
  value,
  onValueChange,
  onUnknownText,
  texts,
  id,
  ref,
  className,
  ...input
}: ComboBoxProps) {
  const generatedId = useId();
  const boxId = id ?? generatedId;
  const current = options.find((option) => option.value === value);
  const chosen = current ? [value] : [];
  const combo = useCombo({
    id: boxId,
    options,
    search,
    guess,
    foldText,
    chosen,
    shownText: current?.label ?? "",
    onChoose: (option) => onValueChange(option.value),
    announcementOf: ({ label: chosenLabel }) => texts.selected(chosenLabel),
    onErased: () => onValueChange(""),
    onUnknownText,
  });
  const problem = error || (combo.isUnknown ? texts.notInList : undefined);
  const ids = useFieldIds({ hint, error: problem }, boxId, input["aria-describedby"]);
  return (
    <Field
      label={label}
      hint={hint}
      error={problem}
      optionalText={optionalText}
      ids={ids}
      className={className}
    >
      <ComboControl
        {...input}
        boxRef={ref}
        ids={ids}
        combo={combo}
        chosen={chosen}
        texts={texts}
        invalid={Boolean(problem)}
        icon={combo.typing ? undefined : current?.icon}
      />
      <input type="hidden" name={name} value={value} disabled={input.disabled} />
    </Field>
  );
});

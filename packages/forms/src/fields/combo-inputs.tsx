import { foldName } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import {
  ComboBox,
  type ComboBoxProps,
  MultiComboBox,
  type MultiComboBoxProps,
  type MultiComboTexts,
} from "@sughurta/ui-kit";
import { memo, useMemo } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { toText } from "../validation/field-name.ts";
import { type BoundFieldProps, useFormField } from "./use-form-field.ts";

// Marked as pure: a bundle omits unused ones.
const PlainComboBox = /* @__PURE__ */ memo(ComboBox);
const PlainMultiComboBox = /* @__PURE__ */ memo(MultiComboBox);

type Shared = "options" | "autoComplete" | "disabled" | "placeholder" | "required" | "className";

type OwnTexts = {
  /** Shown in the open list instead of "nothing found", for example while the options are loading. */
  noResultsText?: string | undefined;
};

export type ComboInputProps = BoundFieldProps &
  OwnTexts &
  Pick<ComboBoxProps, Shared | "search" | "guess" | "onUnknownText">;

/** One of many, such as a country, found by typing; the form's value is the option's, `""` for none. S0 §8. */
export function ComboInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  noResultsText,
  ...control
}: ComboInputProps) {
  const { value, setValue, ...field } = useFormField({ name, label, optional, requiredText });
  return (
    <PlainComboBox
      {...control}
      {...field}
      foldText={foldName}
      name={name}
      label={label}
      hint={hint}
      value={toText(value)}
      texts={useComboTexts(noResultsText)}
      onValueChange={setValue}
    />
  );
}

export type MultiComboInputProps = BoundFieldProps & OwnTexts & Pick<MultiComboBoxProps, Shared>;

/** Several of many, such as the countries of a trip; the form's value is an array. S1 §4. */
export function MultiComboInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  noResultsText,
  ...control
}: MultiComboInputProps) {
  const { value, setValue, ...field } = useFormField({ name, label, optional, requiredText });
  return (
    <PlainMultiComboBox
      {...control}
      {...field}
      foldText={foldName}
      name={name}
      label={label}
      hint={hint}
      value={getTexts(value)}
      texts={useComboTexts(noResultsText)}
      onValueChange={setValue}
    />
  );
}

const NONE: readonly string[] = [];

function getTexts(value: unknown): readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value : NONE;
}

function useComboTexts(noResults: string | undefined): MultiComboTexts {
  const { t } = useTexts(formTexts);
  return useMemo(
    () => ({
      noResults: noResults ?? t("combo.noResults"),
      chosen: t("combo.chosen"),
      selected: (label) => t("combo.selected", { label }),
      notInList: t("combo.notInList"),
      found: (count) => t("combo.found", { count }),
      remove: (label) => t("combo.remove", { label }),
      removed: (label) => t("combo.removed", { label }),
    }),
    [t, noResults],
  );
}

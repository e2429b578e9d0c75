import type { CarDirectoryEntry } from "@sughurta/contracts";
import { searchCars } from "@sughurta/domain/motor";
import { ComboInput, type ComboInputProps } from "@sughurta/forms";
import type { ComboSearch } from "@sughurta/ui-kit";
import { useMemo } from "react";

/** Finds makes and models in both alphabets and with typing errors. */
const searchNames: ComboSearch = (options, text) =>
  searchCars(
    options.map((option) => ({ name: option.label, option })),
    text,
  ).map(({ option }) => option);

export interface CarNameInputProps extends Omit<ComboInputProps, "options" | "search"> {
  readonly entries: readonly CarDirectoryEntry[];
}

/** A make or a model of the directory, found by typing; the form holds its name. */
export function CarNameInput({ entries, ...input }: CarNameInputProps) {
  const options = useMemo(
    () => entries.map(({ name }) => ({ value: name, label: name })),
    [entries],
  );
  return <ComboInput autoComplete="off" {...input} options={options} search={searchNames} />;
}

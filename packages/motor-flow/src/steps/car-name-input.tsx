import type { CarDirectoryEntry } from "@sughurta/contracts/motor";
import { ComboInput, type ComboInputProps } from "@sughurta/forms";
import { useMemo } from "react";
import { carSearch } from "../model/car-directory.ts";

export interface CarNameInputProps extends Omit<ComboInputProps, "options" | "search"> {
  readonly entries: readonly CarDirectoryEntry[];
}

/** A make or a model of the directory, found by typing; the form's value is its name. */
export function CarNameInput({ entries, ...input }: CarNameInputProps) {
  const options = useMemo(
    () => entries.map(({ name }) => ({ value: name, label: name })),
    [entries],
  );
  const { searchNames, guessNames } = carSearch.now() ?? {};
  return (
    <ComboInput
      autoComplete="off"
      {...input}
      options={options}
      search={searchNames}
      guess={guessNames}
    />
  );
}

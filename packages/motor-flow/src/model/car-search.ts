import { guessCars, searchCars } from "@sughurta/domain/motor";
import type { ComboOption, ComboSearch } from "@sughurta/ui-kit";

export { findCarInText, findMakeInText } from "@sughurta/domain/motor";

type NameSearch = typeof searchCars;

const byName =
  (search: NameSearch): ComboSearch =>
  (options, text) =>
    search<{ readonly name: string; readonly option: ComboOption }>(
      options.map((option) => ({ name: option.label, option })),
      text,
    ).map(({ option }) => option);

/** Finds makes and models in both alphabets. */
export const searchNames = byName(searchCars);

/** Finds makes and models by a text with typing errors. */
export const guessNames = byName(guessCars);

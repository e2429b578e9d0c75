import { searchCars } from "@sughurta/domain/motor";
import type { ComboSearch } from "@sughurta/ui-kit";

/** Finds makes and models in both alphabets and with typing errors. */
export const searchNames: ComboSearch = (options, text) =>
  searchCars(
    options.map((option) => ({ name: option.label, option })),
    text,
  ).map(({ option }) => option);

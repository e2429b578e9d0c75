import { expect, it } from "vitest";
import { alignLetters } from "./letter-grid.ts";

it.each([
  ["MADINA", "MADINA", "MADINA"],
  ["MADINA", "MADIMA", "MADIMA"],
  ["MADINA", "MADNA", "MAD?NA"],
  ["MADINA", "MADINXA", "MADI?A"],
  ["MADINA", "MADINAK", "MADIN?"],
  ["MADINA", "ADINA", "?ADINA"],
  ["MADINA", "", "??????"],
  ["4F300", "4F3O0", "4F3O0"],
])("puts %s beside %s: %s", (expected, recognized, aligned) => {
  expect(alignLetters(expected, recognized)).toBe(aligned);
});

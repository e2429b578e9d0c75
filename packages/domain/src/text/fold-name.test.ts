import { expect, it } from "vitest";
import { foldName } from "./fold-name.ts";

it.each([
  ["ҒӢҚӮҲҶ", "ГИКУХЧ"],
  ["Кот-д’Ивуар", "кот д ивуар"],
  ["Côte  d'Ivoire", "cote d ivoire"],
  ["Ёлка", "елка"],
])("folds %s to %s", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it("returns an empty text for punctuation alone", () => {
  expect(foldName(" - ")).toBe("");
});

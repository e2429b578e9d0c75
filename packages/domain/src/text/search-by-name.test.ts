import { expect, it } from "vitest";
import { byRank, foldName, nameRank } from "./search-by-name.ts";

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

it("ranks a whole name before its prefix, a word's prefix and an inner match", () => {
  const names = ["a xland", "land rover", "new land", "land", "sea"];
  expect(byRank(names, (name) => nameRank([name], "land"))).toEqual([
    "land",
    "land rover",
    "new land",
    "a xland",
  ]);
});

it("uses the nearest of several names", () => {
  expect(nameRank(["island", "land of ice"], "land")).toBe(1);
  expect(nameRank(["island"], "sea")).toBeUndefined();
});

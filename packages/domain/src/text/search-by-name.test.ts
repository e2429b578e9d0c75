import { expect, it } from "vitest";
import { byRank, nameRank } from "./search-by-name.ts";

it("puts a whole name before its beginning, a word's and the inside of one", () => {
  const names = ["a xland", "land rover", "new land", "land", "sea"];
  expect(byRank(names, (name) => nameRank([name], "land"))).toEqual([
    "land",
    "land rover",
    "new land",
    "a xland",
  ]);
});

it("counts the nearest of several names", () => {
  expect(nameRank(["island", "land of ice"], "land")).toBe(1);
  expect(nameRank(["island"], "sea")).toBeUndefined();
});

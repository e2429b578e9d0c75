import { expect, it } from "vitest";
import { foldName } from "./fold-name.ts";

it.each([
  ["ҒӢҚӮҲҶ", "ГИКУХЧ"],
  ["Кот-д’Ивуар", "кот д ивуар"],
  ["Côte  d'Ivoire", "cote d ivoire"],
  ["Ёлка", "елка"],
])("takes %s for %s", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it("leaves nothing of signs alone", () => {
  expect(foldName(" - ")).toBe("");
});

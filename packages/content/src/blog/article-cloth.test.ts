import { expect, it } from "vitest";
import { articleCloth } from "./article-cloth.ts";

const clothOf = (...ids: string[]) => articleCloth({ categories: ids.map((catId) => ({ catId })) });

it("is the same for articles of a category, and another one for the next", () => {
  expect(clothOf("3", "1")).toBe(clothOf("3"));
  expect(new Set(["1", "2", "3", "4", "5", "6"].map((id) => clothOf(id))).size).toBe(6);
});

it("exists for any category, and for none", () => {
  expect(clothOf("7")).toBe(clothOf("1"));
  expect(clothOf("news")).toBe("trip");
  expect(clothOf()).toBe("trip");
});

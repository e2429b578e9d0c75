import { expect, it } from "vitest";
import { articlePattern } from "./post-card.tsx";

const patternOf = (...ids: string[]) =>
  articlePattern({ categories: ids.map((catId) => ({ catId })) });

it("is the same for articles of a category, and another one for the next", () => {
  expect(patternOf("3", "1")).toBe(patternOf("3"));
  expect(new Set(["1", "2", "3", "4", "5", "6"].map((id) => patternOf(id))).size).toBe(6);
});

it("exists for any category, and for none", () => {
  expect(patternOf("7")).toBe(patternOf("1"));
  expect(patternOf("news")).toBe("trip");
  expect(patternOf()).toBe("trip");
});

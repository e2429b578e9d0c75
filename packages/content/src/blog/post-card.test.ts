import { expect, it } from "vitest";
import { articlePattern } from "./post-card.tsx";

const toPattern = (...ids: string[]) =>
  articlePattern({ categories: ids.map((catId) => ({ catId })) });

it("is the same for articles of a category, and another one for the next", () => {
  expect(toPattern("3", "1")).toBe(toPattern("3"));
  expect(new Set(["1", "2", "3", "4", "5", "6"].map((id) => toPattern(id))).size).toBe(6);
});

it("exists for any category, and for none", () => {
  expect(toPattern("7")).toBe(toPattern("1"));
  expect(toPattern("news")).toBe("trip");
  expect(toPattern()).toBe("trip");
});

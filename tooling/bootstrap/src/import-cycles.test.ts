import { expect, it } from "vitest";
import { cyclesIn } from "./import-cycles.ts";

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

it("finds folders that import each other, directly or through others", () => {
  const edges = { a: ["b"], b: ["c"], c: ["a"], d: ["a", "e"], e: ["d"], f: ["a"] };
  expect(cyclesIn(graph(edges))).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

it("finds none where imports point down only", () => {
  expect(cyclesIn(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
});

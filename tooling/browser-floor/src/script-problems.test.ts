import { expect, it } from "vitest";
import { scriptProblems } from "./script-problems.ts";

it.each([
  "URL.canParse(a)",
  "AbortSignal.timeout(1)",
  "a.replace(/(?<=.)_b/g, c)",
  "a.toSorted()",
  "a.findLast(b)",
  "Object.hasOwn(a, b)",
  "Object.groupBy(a, b)",
  "structuredClone(a)",
  "Promise.withResolvers()",
  "/[a--b]/v",
  "class A { static { b(); } }",
])("rejects what a browser of the floor lacks: %s", (code) => {
  expect(scriptProblems(code)).toHaveLength(1);
});

it.each([
  "a.at(-1)",
  "a.map(b).filter(c)",
  "/(?<year>\\d+)/u.exec(a)?.groups ?? b",
  "class A { #a = 1; static b = 2; }",
  "crypto.randomUUID()",
])("accepts what every browser of the floor has: %s", (code) => {
  expect(scriptProblems(code)).toEqual([]);
});

it("accepts features polyfilled by the page", () => {
  expect(scriptProblems("Object.hasOwn(a, b)", ["Object.hasOwn"])).toEqual([]);
});

it("finds ranges in the media queries of scripts", () => {
  expect(scriptProblems('matchMedia("(width >= 48rem)")')).toHaveLength(1);
  expect(scriptProblems("matchMedia(`(width < 3rem)`)")).toHaveLength(1);
  expect(scriptProblems('matchMedia("(min-width: 48rem)")')).toEqual([]);
});

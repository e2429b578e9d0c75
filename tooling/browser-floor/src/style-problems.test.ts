import { expect, it } from "vitest";
import { styleProblems } from "./style-problems.ts";

it.each([
  "@layer base { a { color: red } }",
  "a { color: oklch(0.5 0.1 20) }",
  "a { --sg-a: color-mix(in oklab, red, blue) }",
  "a { --sg-a: red; --sg-a: oklch(0.5 0.1 20) }",
  "a { block-size: 100dvb }",
  "a { max-block-size: min(15rem, var(--sg-room, 100vb)) }",
  "a { inline-size: calc(50cqi - 1rem) }",
  "a, b:has(c) { color: red }",
])("rejects what a browser of the floor loses: %s", (css) => {
  expect(styleProblems(css)).toHaveLength(1);
});

it.each([
  "a { color: #123; block-size: 100vh }",
  "a { color: #123; color: oklch(0.5 0.1 20) }",
  "a { block-size: 100vh; block-size: 100dvb }",
  "@supports (block-size: 1dvb) { a { --sg-viewport-block: 100dvb } }",
  "@container sg-layout (width < 40rem) { a { inline-size: 50cqi } }",
  "a:has(b) { color: red }",
  ":is(a, b:has(c)) { color: red }",
  ":where(html):has(a), :where(html):has(b) { color: red }",
])("accepts what has a plain value or adds to a page: %s", (css) => {
  expect(styleProblems(css)).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./every-text.ts";

const SOURCES = ["packages/*/src/**/*.{ts,tsx}", "apps/storefront/app/**/*.{ts,tsx}"];
const NOT_SHOWN = /\.(?:test|stories|example|fixture)\.tsx?$/;
/** A call of `t` with values, one of which is an amount of money. */
const MONEY_AS_TEXT = /\bt\(\s*(?:"[^"]+"|`[^`]+`)\s*,\s*\{[^{}]*\bformat\.money\(/g;

it("amounts within texts are parts of `rich`, which browser translation leaves unchanged", () => {
  const files = SOURCES.flatMap((place) => globSync(place, { cwd: ROOT })).filter(
    (path) => !NOT_SHOWN.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(MONEY_AS_TEXT)].map(
      ([call]) => `${path}: ${call}`,
    ),
  );
  expect(found).toEqual([]);
});

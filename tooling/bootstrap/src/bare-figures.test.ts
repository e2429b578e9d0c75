import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bareFigures } from "./bare-figures.ts";
import { ROOT } from "./repository.ts";

it.each([
  ".a { font-size: var(--sg-text-sm); line-height: var(--sg-leading) }",
  ".a { border-radius: calc(var(--sg-radius-card) - 1px) }",
  ".a { font-size: 0; letter-spacing: normal; border-radius: inherit }",
  ".a { inline-size: 3rem }",
  "@font-face { font-weight: 400 700 }",
])("allows: %s", (css) => {
  expect(bareFigures(css)).toEqual([]);
});

it.each([
  ["font-size: 0.875rem"],
  ["font-weight: 600"],
  ["line-height: 1.3"],
  ["letter-spacing: -0.02em"],
  ["border-radius: 50%"],
])("reports a hard-coded value: %s", (declaration) => {
  expect(bareFigures(`.a { ${declaration} }`)).toEqual([declaration]);
});

const sheets = globSync(["packages/*/src/**/*.css", "apps/storefront/app/**/*.css"], { cwd: ROOT });

it("text and rounding of every stylesheet come from tokens", () => {
  const problems = sheets
    .filter((file) => !file.includes("/tokens/"))
    .flatMap((file) =>
      bareFigures(readFileSync(join(ROOT, file), "utf8")).map((figure) => `${file}: ${figure}`),
    );
  expect(sheets.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

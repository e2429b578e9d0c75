import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../../..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");

const styles = read("{packages/*/src,apps/storefront/app}/**/*.css");
const scripts = read("{packages/*/src,apps/storefront/app}/**/*.{ts,tsx}");
const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));

test("every custom property that a stylesheet uses is set somewhere", () => {
  const used = namesIn(styles, /var\((--[\w-]+)(?!\s*,|[\w-])/g);
  const set = new Set([
    ...namesIn(styles, /(--[\w-]+)\s*:/g),
    ...namesIn(scripts, /setProperty\(\s*"(--[\w-]+)"/g),
  ]);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

/** Declarations that have to use a token: edges, font weights, shadows. */
const BARE_FIGURES = [
  /\bborder(?:-(?:block|inline)(?:-(?:start|end))?)?(?:-width)?:\s*(?:1|1\.5|2|4)px[ ;]/g,
  /\bfont-weight:\s*\d+;/g,
  /\bbox-shadow:\s*(?!inset|0 0 0)\d[^;]*;/g,
];

test("edges, weights and shadows are tokens everywhere", () => {
  const sheets = globSync("{packages/*/src,apps/storefront/app}/**/*.css", { cwd: ROOT }).filter(
    (file) => !/\/(tokens|base|fonts)\b|(fonts|tiles)\.css$/.test(file),
  );
  expect(sheets.length).toBeGreaterThan(60);
  const bare = sheets.flatMap((file) => {
    const rules = readFileSync(join(ROOT, file), "utf8");
    return BARE_FIGURES.flatMap((figure) => rules.match(figure) ?? []).map(
      (rule) => `${file}: ${rule}`,
    );
  });
  expect(bare).toEqual([]);
});

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

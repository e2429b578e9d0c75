import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type DesignTokens, toCustomProperties, toDesignTokens } from "./design-tokens.fixture.ts";
import { readTokens } from "./token-css.fixture.ts";

const declared = readTokens();
const published: DesignTokens = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tokens.json"), "utf8"),
);

it("publishes the tokens as the stylesheets have them; `pnpm --filter @sughurta/ui-kit tokens` writes them again", () => {
  expect(published).toEqual(toDesignTokens(declared.base, declared.dark));
});

it("reproduces the same stylesheet in both themes", () => {
  const {
    "--sg-layout-percent": _place,
    "--sg-viewport-block": _window,
    ...design
  } = Object.fromEntries(declared.base);
  expect(Object.fromEntries(toCustomProperties(published, "base"))).toEqual(design);
  expect(toCustomProperties(published, "dark")).toEqual(declared.dark);
});

it("describes each token", () => {
  for (const token of Object.values(published).flatMap((group) => Object.values(group))) {
    expect(token.$description).toMatch(/^[A-Z].+\.$/);
  }
});

it("describes existing tokens only", () => {
  const references = JSON.stringify(published).matchAll(/"\{([\w$-]+)\.([\w$-]+)\}"/g);
  const missing = [...references].filter(([, group = "", name = ""]) => !published[group]?.[name]);
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

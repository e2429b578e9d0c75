import postcss, { type AtRule, type Declaration } from "postcss";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["plugins"]>[number];

const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;

/** Measures by a base size of our own, `--sg-rem`, instead of the `html` of the page around. */
export const ownBaseSize: Plugin = {
  name: "own-base-size",
  renderChunk(code, { path }) {
    return path.endsWith(".css") ? { code: measuredByBaseSize(code) } : undefined;
  },
};

/** The same styles with every `rem` by `--sg-rem`; the root of our styles, which layouts ask for its width, has that size as its `em`. */
export function measuredByBaseSize(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration: Declaration) => {
    if (declaration.prop === "--sg-rem") return;
    declaration.value = declaration.value.replace(REM, "calc($1 * var(--sg-rem))");
  });
  sheet.walkAtRules("container", (rule: AtRule) => {
    rule.params = rule.params.replace(REM, "$1em");
  });
  return sheet.toString();
}

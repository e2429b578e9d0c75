import postcss, { type AtRule, type Declaration } from "postcss";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["plugins"]>[number];

const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;

/** Replaces `rem` by a base size of our own, `--sg-rem`, instead of the host page's `html`. */
export const ownBaseSize: Plugin = {
  name: "own-base-size",
  renderChunk(code, { path }) {
    return path.endsWith(".css") ? { code: measuredByBaseSize(code) } : undefined;
  },
};

/**
 * The same styles with every `rem` by `--sg-rem`; the root of our styles, used by container queries, has that size as
 * its `em`.
 */
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

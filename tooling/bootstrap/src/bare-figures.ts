import { parse } from "postcss";

/** Properties with tokens: sizes, weights, line heights and tracking of text, and rounding. */
const TOKEN_PROPERTIES = new Set([
  "font-size",
  "font-weight",
  "line-height",
  "letter-spacing",
  "border-radius",
]);

const FIGURE = /(?<![\w.-])-?[\d.]*[1-9][\d.]*(?:[a-z]+|%)?(?![\w-])/;

/** Declarations of a stylesheet that set text or rounding by a hard-coded value instead of a token. */
export function bareFigures(css: string): string[] {
  const found: string[] = [];
  parse(css).walkDecls(({ prop, value, parent }) => {
    if (!TOKEN_PROPERTIES.has(prop)) return;
    if (parent?.type === "atrule" && "name" in parent && parent.name === "font-face") return;
    // A value calculated from a token follows it.
    if (FIGURE.test(value) && !value.includes("var(--sg-")) found.push(`${prop}: ${value}`);
  });
  return found;
}

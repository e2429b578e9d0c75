import { type AtRule, type Container, type Declaration, parse } from "postcss";

/** Values that a browser of the floor does not support: new colours, and units of the window and of containers. */
const UNKNOWN_VALUE =
  /\b(?:oklch|oklab|lch|lab|color-mix|light-dark)\(|(?<![\w-])-?[\d.]+(?:[sld]v(?:w|h|i|b|min|max)|v[ib]|cq(?:w|h|i|b|min|max))\b/;

/** Selectors that are unknown as a whole to a browser of the floor. */
const UNKNOWN_SELECTOR = /:has\(/;
/** A browser of the floor ignores unknown selectors within these, and applies the rest of the list. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const isSupports = (node: Container | Declaration["parent"]): boolean =>
  node?.type === "atrule" && (node as AtRule).name === "supports";

/** Whether a declaration is inside a feature query, or a container query, which old browsers skip completely. */
function isAsked(declaration: Declaration): boolean {
  let around = declaration.parent;
  while (around) {
    if (isSupports(around)) return true;
    if (around.type === "atrule" && (around as AtRule).name === "container") return true;
    around = around.parent as Declaration["parent"];
  }
  return false;
}

/**
 * Whether the same rule has an earlier value that every browser supports; a custom property has the unsupported value
 * all the same.
 */
function hasFallback(declaration: Declaration): boolean {
  const { prop } = declaration;
  if (prop.startsWith("--")) return false;
  let before = declaration.prev();
  while (before) {
    if (before.type === "decl" && before.prop === prop && !UNKNOWN_VALUE.test(before.value)) {
      return true;
    }
    before = before.prev();
  }
  return false;
}

/**
 * Lists declarations and selectors of a built stylesheet that the oldest supported browsers ignore:
 *
 * - `@layer`: its rules are dropped whole;
 * - new colours, and units of the dynamic window and of containers, without a plain value before them in the same rule or an
 *   `@supports` (or `@container`) around them;
 * - `:has()` in a list with other selectors, which are dropped with it.
 *
 * A rule of its own with `:has()`, `:inert` or `@container` is an addition: without it the page stays readable.
 */
export function styleProblems(css: string): string[] {
  const problems: string[] = [];
  const sheet = parse(css);
  sheet.walkAtRules("layer", ({ params }) => {
    problems.push(`@layer ${params} is dropped whole: use :where()`);
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (!UNKNOWN_VALUE.test(value) || isAsked(declaration) || hasFallback(declaration)) return;
    problems.push(`${prop}: ${value} has no plain value before it and no @supports around it`);
  });
  sheet.walkRules(({ selector, selectors }) => {
    const outside = selectors.map((one) => one.replace(FORGIVING, ""));
    const unknown = outside.filter((one) => UNKNOWN_SELECTOR.test(one));
    if (unknown.length > 0 && unknown.length < outside.length) {
      problems.push(`${selector} is dropped whole: give :has() a rule of its own`);
    }
  });
  return problems;
}

import { list, parse } from "postcss";

/** Starts at the root of our styles, or at a dark host page; tokens have no specificity. */
const UNDER_ROOT =
  /^(?::where\()?(?:(?:\[data-[\w-]+="?dark"?\]|\.dark|:is\([^()]*\)) )?(?:\.sughurta|:is\(\.sughurta, #sg(?:#sg)?\))(?![\w-])/;

/** A list that a nested rule became when it was written out: `:is(.a, .b)`. */
const SELECTOR_LIST = /^:is\((.+)\)$/;

function isUnderRoot(selector: string): boolean {
  if (UNDER_ROOT.test(selector)) return true;
  const [, parts] = SELECTOR_LIST.exec(selector) ?? [];
  return parts !== undefined && list.comma(parts).every(isUnderRoot);
}

/** Elements positioned in the window, not inside a component: dialogs and bubbles on top, and a page of our own. */
const IN_WINDOW = /\.sg-(?:dialog|bubble)(?![a-z])|:where\(html\)/;

const WINDOW_WIDTH = /\b(?:width|inline-size)\b/;
const WINDOW_UNIT = /\d(?:[sld]?v(?:w|i|min|max))\b/;

/** Any element beside any: a browser then recalculates all siblings when a node is added or removed. */
const ANY_BESIDE_ANY = /(?<![\w\])])\*\s*[+~]\s*\*/;

const KNOWN = new Set(["media", "supports", "container", "keyframes", "font-face", "property"]);

/** Rules of a built stylesheet that affect a host page, or that its class names could affect. */
export function stylesheetProblems(css: string): string[] {
  const problems: string[] = [];
  const tell = (problem: string) => problems.push(problem);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === "atrule" && "name" in parent && parent.name === "keyframes") return;
    for (const selector of rule.selectors) {
      if (!isUnderRoot(selector)) tell(`${selector} reaches out of .sughurta`);
      if (ANY_BESIDE_ANY.test(selector)) tell(`${selector} restyles a page at each change of it`);
    }
  });
  sheet.walkAtRules("media", (media) => {
    if (!WINDOW_WIDTH.test(media.params)) return;
    media.walkRules(({ selector }) => {
      if (IN_WINDOW.test(selector)) return;
      tell(`${selector} asks for the width of the window: use @container sg-layout`);
    });
  });
  sheet.walkAtRules(({ name, params }) => {
    if (name === "layer") tell("@layer is unknown to Chrome before 99: use :where()");
    else if (!KNOWN.has(name)) tell(`@${name} is for a whole page`);
    if (name === "keyframes" && !params.startsWith("sg-")) tell(`@keyframes ${params} needs sg-`);
    if (name === "property" && !params.startsWith("--sg-")) tell(`@property ${params} needs --sg-`);
  });
  sheet.walkDecls(({ prop, value, parent }) => {
    const selector = parent?.type === "rule" && "selector" in parent ? String(parent.selector) : "";
    if (WINDOW_UNIT.test(value) && !IN_WINDOW.test(selector)) {
      tell(`${prop}: ${value} measures the window: use --sg-layout-percent`);
    }
    if (prop.startsWith("--") && !prop.startsWith("--sg-")) tell(`${prop} needs --sg-`);
    const isFace = prop === "font-family" && !value.startsWith("var(");
    if (isFace && !/^"?Sughurta /.test(value)) tell(`font-family: ${value} needs Sughurta`);
  });
  return problems;
}

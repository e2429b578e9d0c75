/** Name of a custom property, such as `--sg-space-4`. */
export type TokenName = `--${string}`;

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

function* loadedRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* rulesIn(sheet.cssRules);
}

function isToken(name: string): name is TokenName {
  return name.startsWith("--");
}

const ROOT_SELECTOR = /^(?::where\()?\.sughurta/;

/** Custom properties that the loaded stylesheets set on the root of styles, in their order. */
export function tokenNames(prefix: TokenName): TokenName[] {
  const names = new Set<TokenName>();
  for (const rule of loadedRules()) {
    if (!(rule instanceof CSSStyleRule) || !ROOT_SELECTOR.test(rule.selectorText)) continue;
    for (const name of rule.style) {
      if (isToken(name) && name.startsWith(prefix)) names.add(name);
    }
  }
  return [...names];
}

/** The value of a custom property at an element. */
export function tokenValue(name: TokenName): string {
  const root = document.querySelector(".sughurta") ?? document.documentElement;
  return getComputedStyle(root).getPropertyValue(name).trim();
}

/** Widths at which the loaded stylesheets change the layout, in pixels, with how often each does. */
export function breakpointsInUse(): ReadonlyMap<number, number> {
  const rootPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const uses = new Map<number, number>();
  for (const rule of loadedRules()) {
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes("width")) continue;
    for (const [, rem] of rule.conditionText.matchAll(/([\d.]+)rem/g)) {
      const pixels = Number(rem) * rootPixels;
      uses.set(pixels, (uses.get(pixels) ?? 0) + 1);
    }
  }
  return new Map([...uses].sort(([first], [second]) => first - second));
}

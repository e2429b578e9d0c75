import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Stylesheets with the tokens, in the order of `styles.css`. */
const TOKEN_FILES = ["colors.css", "semantic.css", "pattern.css", "scale.css"];

const DARK_DEVICE = "prefers-color-scheme: dark";
const DARK_THEME = '[data-theme="dark"]';

/** Where a declaration applies: everywhere, in the dark theme, or on a device in dark mode. */
export type TokenMode = "base" | "dark" | "dark-device";

/** Values by custom property, such as `--sg-space-4` → `1rem`. */
export type Tokens = ReadonlyMap<string, string>;

/** The tokens as declared in the stylesheets of this package, in each mode only its own declarations. */
export function readTokens(): Readonly<Record<TokenMode, Tokens>> {
  const found = {
    base: new Map<string, string>(),
    dark: new Map<string, string>(),
    "dark-device": new Map<string, string>(),
  };
  for (const file of TOKEN_FILES) {
    const css = readFileSync(join(import.meta.dirname, file), "utf8");
    for (const { within, name, value } of declarations(css)) {
      const mode = getMode(within);
      if (mode !== undefined) found[mode].set(name, value);
    }
  }
  return found;
}

function getMode(within: readonly string[]): TokenMode | undefined {
  const place = within.join(" ");
  if (place.includes("prefers-reduced-motion") || place.includes(":where(html)")) return undefined;
  if (place.includes(DARK_DEVICE)) return "dark-device";
  return place.includes(DARK_THEME) ? "dark" : "base";
}

interface Declaration {
  /** Selectors and at-rules around it, the outermost first. */
  readonly within: readonly string[];
  readonly name: string;
  readonly value: string;
}

function* declarations(css: string): Generator<Declaration> {
  const within: string[] = [];
  for (const part of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^;{}]*)([;{}])/g)) {
    const [, raw = "", end] = part;
    const text = raw.trim().replaceAll(/\s+/g, " ");
    if (end === "{") within.push(text);
    else if (end === "}") within.pop();
    else if (text.startsWith("--")) {
      const [name = "", ...rest] = text.split(":");
      yield { within: [...within], name, value: tidy(rest.join(":")) };
    }
  }
}

function tidy(value: string): string {
  return value.trim().replaceAll("( ", "(").replaceAll(" )", ")");
}

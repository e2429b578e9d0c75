import tokens from "@sughurta/ui-kit/tokens.json";
import { create, type ThemeVars } from "storybook/theming";

/** Light or dark, as the toolbar has it. */
export type Look = "light" | "dark";

interface Value {
  readonly $value: unknown;
  readonly $extensions?: object;
}

const groups: Readonly<Record<string, Readonly<Record<string, Value>>>> = tokens;
const MONO = '"Cascadia Code", "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** A colour of `tokens.json` in hexadecimal notation, following references. */
export function tokenColor(group: string, name: string, look: Look): string {
  const token = groups[group]?.[name];
  const found = look === "dark" ? (inDark(token) ?? token?.$value) : token?.$value;
  if (typeof found === "string") {
    const [nextGroup = "", nextName = ""] = found.slice(1, -1).split(".");
    return tokenColor(nextGroup, nextName, look);
  }
  const isColor = typeof found === "object" && found !== null && "hex" in found;
  if (!isColor) throw new Error(`No colour: ${group}.${name}`);
  return String(found.hex);
}

function inDark({ $extensions }: Partial<Value> = {}): unknown {
  const modes: unknown = $extensions && Reflect.get($extensions, "tj.sughurta.modes");
  const hasDark = typeof modes === "object" && modes !== null && "dark" in modes;
  const dark = hasDark ? modes.dark : undefined;
  return typeof dark === "object" && dark !== null && "$value" in dark ? dark.$value : undefined;
}

/** Theme of the manager and of the pages of words: our tokens, type and mark. */
export function bookTheme(look: Look): ThemeVars {
  const color = (name: string) => tokenColor("color", name, look);
  return create({
    base: look,
    brandTitle: mark(look),
    // Without a picture of it, the title is the mark itself: letters in our own font.
    brandUrl: "./?path=/docs/welcome--docs",
    brandTarget: "_self",
    fontBase: '"Sughurta Onest", system-ui, sans-serif',
    fontCode: MONO,
    colorPrimary: color("action"),
    colorSecondary: color("action"),
    appBg: color("bg"),
    appContentBg: color("surface"),
    appPreviewBg: color("bg"),
    appHoverBg: color("action-softer"),
    appBorderColor: color("border"),
    appBorderRadius: 12,
    textColor: color("text"),
    textInverseColor: color("on-action"),
    textMutedColor: color("text-muted"),
    barBg: color("surface"),
    barTextColor: color("text-muted"),
    barSelectedColor: color("action"),
    barHoverColor: color("action-hover"),
    buttonBg: color("surface"),
    buttonBorder: color("border-control"),
    booleanBg: color("surface-sunken"),
    booleanSelectedBg: color("surface"),
    inputBg: color("field"),
    inputBorder: color("border-control"),
    inputTextColor: color("text"),
    inputBorderRadius: 12,
  });
}

/** The star and the name, as in the header of the site. */
function mark(look: Look): string {
  const [body, heart] = [tokenColor("color", "star", look), tokenColor("color", "accent", look)];
  return `<span class="book-mark"><svg viewBox="0 0 24 24" aria-hidden="true"><path fill="${body}" d="M12 0L15.51 3.51L20.49 3.51L20.49 8.49L24 12L20.49 15.51L20.49 20.49L15.51 20.49L12 24L8.49 20.49L3.51 20.49L3.51 15.51L0 12L3.51 8.49L3.51 3.51L8.49 3.51z"/><path fill="${heart}" d="M12 8.6 15.4 12 12 15.4 8.6 12z"/></svg>Sughurta</span>`;
}

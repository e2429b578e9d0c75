import { parseColor, toHex } from "./contrast.ts";
import { evaluateColor } from "./evaluate-color.fixture.ts";
import type { Tokens } from "./token-css.fixture.ts";
import { GROUP_SENTENCES, TOKEN_SENTENCES } from "./token-sentences.fixture.ts";

/** Where the CSS value exceeds the format: `clamp()`, `ch`, a derived colour. */
const CSS = "tj.sughurta.css";
/** The value in each further theme. */
const MODES = "tj.sughurta.modes";
/** Key of a token with the name of its group, as `--sg-leading` beside `--sg-leading-tight`. */
const ROOT = "$root";
/** Sizes of a container or window: not design decisions. */
const NOT_DESIGN = ["--sg-layout-percent", "--sg-viewport-block"];

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

/** A token of the Design Tokens format. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: Json;
  readonly $description: string;
  readonly $extensions?: { readonly [CSS]?: string; readonly [MODES]?: { readonly dark: Typed } };
}

interface Typed {
  readonly $type: string;
  readonly $value: Json;
  readonly $extensions?: { readonly [CSS]?: string };
}

/** Tokens by group and name: `--sg-color-action-hover` is `color.action-hover`. */
export type DesignTokens = Record<string, Record<string, DesignToken>>;

/** The tokens of the stylesheets in the Design Tokens format, the dark theme as a mode. */
export function toDesignTokens(base: Tokens, dark: Tokens): DesignTokens {
  const groups: DesignTokens = {};
  for (const [name, value] of base) {
    if (NOT_DESIGN.includes(name)) continue;
    const [group, token] = getPlace(name);
    const { $extensions, ...typed } = typedValue(name, value, base);
    const darkValue = dark.get(name);
    const inDark = darkValue && typedValue(name, darkValue, new Map([...base, ...dark]));
    const extensions = { ...$extensions, ...(inDark ? { [MODES]: { dark: inDark } } : {}) };
    groups[group] ??= {};
    groups[group][token] = {
      ...typed,
      $description: TOKEN_SENTENCES[`${group}.${token}`] ?? getSentence(group),
      ...(Object.keys(extensions).length > 0 ? { $extensions: extensions } : {}),
    };
  }
  return groups;
}

/** The custom properties of a file of design tokens. */
export function toCustomProperties(groups: DesignTokens, mode: "base" | "dark"): Tokens {
  const properties = new Map<string, string>();
  for (const [group, tokens] of Object.entries(groups)) {
    for (const [key, token] of Object.entries(tokens)) {
      const typed = mode === "dark" ? token.$extensions?.[MODES]?.dark : token;
      if (typed) properties.set(`--sg-${group}${key === ROOT ? "" : `-${key}`}`, cssValue(typed));
    }
  }
  return properties;
}

function getPlace(name: string): [group: string, token: string] {
  const [group = "", ...rest] = name.replace("--sg-", "").split("-");
  return [group, rest.join("-") || ROOT];
}

function getSentence(group: string): string {
  const sentence = GROUP_SENTENCES[group];
  if (sentence === undefined) throw new Error(`No sentence about the tokens of ${group}`);
  return sentence;
}

function typedValue(name: string, value: string, tokens: Tokens): Typed {
  const alias = /^var\((--sg-[\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) {
    const target = typedValue(alias, tokens.get(alias) ?? "", tokens);
    return { $type: target.$type, $value: `{${getPlace(alias).join(".")}}` };
  }
  if (name.startsWith("--sg-shadow-")) return { $type: "shadow", $value: shadowsIn(value) };
  if (/^(oklch\(from |color)/.test(value)) {
    const { lightness, chroma, hue } = evaluateColor(value, tokens);
    const channels = [lightness, chroma, hue].map((channel) => Number(channel.toFixed(4)));
    return { $type: "color", $value: getColor(channels), $extensions: { [CSS]: value } };
  }
  if (value.startsWith("oklch(")) return { $type: "color", $value: getColor(numbersIn(value)) };
  if (value.startsWith("cubic-bezier(")) return { $type: "cubicBezier", $value: numbersIn(value) };
  if (name.startsWith("--sg-font-")) return { $type: "fontFamily", $value: facesIn(value) };
  if (/^[\d.]+ms$/.test(value)) return { $type: "duration", $value: measure(value) };
  if (/^[\d.]+(px|rem)$/.test(value)) return { $type: "dimension", $value: measure(value) };
  // Font-relative lengths are no unit of the format's dimensions.
  if (/^-?[\d.]+em$/.test(value)) {
    return { $type: "number", $value: Number.parseFloat(value), $extensions: { [CSS]: value } };
  }
  if (/^[\d.]+$/.test(value)) {
    const $type = name.startsWith("--sg-weight-") ? "fontWeight" : "number";
    return { $type, $value: Number(value) };
  }
  return { $type: "dimension", $value: nearest(value), $extensions: { [CSS]: value } };
}

function cssValue({ $type, $value, $extensions }: Typed): string {
  const written = $extensions?.[CSS];
  if (written !== undefined) return written;
  if (typeof $value === "string")
    return `var(--sg-${$value.slice(1, -1).replace(".", "-").replace(`-${ROOT}`, "")})`;
  if ($type === "color") return colorCss($value);
  if ($type === "shadow") return toList($value).map(shadowCss).join(", ");
  if ($type === "cubicBezier") return `cubic-bezier(${toList($value).join(", ")})`;
  if ($type === "fontFamily") return toList($value).map(faceCss).join(", ");
  return typeof $value === "number" ? String($value) : measureCss($value);
}

function getColor([lightness = 0, chroma = 0, hue = 0, alpha = 1]: readonly number[]): Json {
  const hex = toHex({ lightness, chroma, hue });
  const color = { colorSpace: "oklch", components: [lightness, chroma, hue], hex };
  return alpha === 1 ? color : { ...color, alpha };
}

function colorCss(value: Json): string {
  const components = toList(field(value, "components")).join(" ");
  const alpha = field(value, "alpha");
  return alpha === undefined ? `oklch(${components})` : `oklch(${components} / ${alpha})`;
}

function shadowsIn(value: string): Json {
  return value.split(/,(?![^(]*\))/).map((layer) => {
    const [lengths = "", color = ""] = layer.trim().split(/ (?=oklch)/);
    if (parseColor(color) === undefined) throw new Error(`No shadow: ${layer}`);
    const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = lengths.split(" ");
    return {
      color: getColor(numbersIn(color)),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure(spread),
    };
  });
}

function shadowCss(shadow: Json): string {
  const [x, y, blur, spread] = ["offsetX", "offsetY", "blur", "spread"].map((part) =>
    measureCss(field(shadow, part) ?? 0),
  );
  const lengths = spread === "0" ? [x, y, blur] : [x, y, blur, spread];
  return `${lengths.join(" ")} ${colorCss(field(shadow, "color") ?? 0)}`;
}

function measure(text: string): Json {
  return { value: Number.parseFloat(text), unit: text.replace(/^-?[\d.]+/, "") || "px" };
}

function measureCss(value: Json): string {
  const size = field(value, "value");
  return size === 0 && field(value, "unit") === "px" ? "0" : `${size}${field(value, "unit")}`;
}

/** The size at the maximum width; a `ch` is counted as half an em of body text. */
function nearest(value: string): Json {
  const widest = /^clamp\(.*, ([\d.]+rem)\)$/.exec(value)?.[1];
  if (widest !== undefined) return measure(widest);
  const letters = /^([\d.]+)ch$/.exec(value)?.[1];
  if (letters === undefined) throw new Error(`No design token: ${value}`);
  return { value: Number(letters) / 2, unit: "rem" };
}

function facesIn(value: string): Json {
  return value.split(",").map((face) => face.trim().replaceAll('"', ""));
}

function faceCss(face: Json): string {
  const name = String(face);
  return /^[a-z-]+$/.test(name) ? name : `"${name}"`;
}

function numbersIn(value: string): number[] {
  return Array.from(value.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
}

function toList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function field(value: Json, name: string): Json | undefined {
  return typeof value === "object" && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })[name]
    : undefined;
}

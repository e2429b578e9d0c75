/** A colour and its background, without `--sg-color-`. */
export type ColorPair = readonly [color: string, ground: string];

/** Required contrast of text, and of marks and edges of controls (WCAG 2.2 AA). */
export const MIN_CONTRAST = { text: 4.5, control: 3 } as const;

/** Semantic colours of text on a background. */
export const TEXT_PAIRS = [
  ["text", "bg"],
  ["text", "surface"],
  ["text", "surface-raised"],
  ["text", "surface-sunken"],
  ["text", "action-softer"],
  ["text", "field"],
  ["text-muted", "bg"],
  ["text-muted", "surface"],
  ["text-muted", "surface-raised"],
  ["text-muted", "surface-sunken"],
  ["text-muted", "field"],
  ["text-muted", "action-softer"],
  ["link", "bg"],
  ["link", "surface"],
  ["link", "surface-raised"],
  ["link", "surface-sunken"],
  ["link", "action-softer"],
  ["link", "danger-soft"],
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["on-button", "button"],
  ["on-button", "button-hover"],
  ["on-action-soft", "action-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent-soft", "accent-soft"],
  ["danger", "bg"],
  ["danger", "surface"],
  ["danger", "surface-raised"],
  ["danger", "surface-sunken"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-danger-soft", "danger-soft"],
  ["on-success-soft", "success-soft"],
  ["on-deep", "deep"],
  ["on-deep", "deep-raised"],
  ["on-deep-muted", "deep"],
  ["on-deep-muted", "deep-raised"],
] as const satisfies readonly ColorPair[];

/** Semantic colours of control edges, marks and the focus ring on a background. */
export const CONTROL_PAIRS = [
  ["border-control", "bg"],
  ["border-control", "surface"],
  ["border-control", "surface-raised"],
  ["border-control", "field"],
  ["action", "bg"],
  ["action", "surface-raised"],
  ["focus", "bg"],
  ["focus", "surface"],
  ["focus", "surface-sunken"],
  ["accent", "deep"],
  ["accent-mark", "accent-soft"],
  ["danger", "danger-soft"],
  ["success", "success-soft"],
  ["success", "surface"],
  ["star", "bg"],
] as const satisfies readonly ColorPair[];

/** A colour by lightness 0–1, chroma, and hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/**
 * Parses `oklch(0.455 0.185 264)`, `#0a7d4f`, `#0a5`, and the `rgb()` of computed styles; `undefined` for another
 * notation.
 */
export function parseColor(text: string): Oklch | undefined {
  const notation = text.trim().toLowerCase();
  const [, call = "", inside = ""] = /^(oklch|rgba?)\(([^()]*)\)$/.exec(notation) ?? [];
  const numbers = inside
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part === "none" ? 0 : Number(part)));
  const [first, second, third] = notation.startsWith("#") ? hexChannels(notation) : numbers;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (numbers.some(Number.isNaN)) return undefined;
  if (call === "oklch") return { lightness: first, chroma: second, hue: third };
  return toOklch(first / 255, second / 255, third / 255);
}

function hexChannels(hex: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(hex)?.[1] ?? "";
  const size = digits.length / 3;
  if (size === 0) return [];
  return [0, 1, 2].map((place) => {
    const channel = digits.slice(place * size, (place + 1) * size);
    return Number.parseInt(size === 1 ? channel + channel : channel, 16);
  });
}

/** Of sRGB channels, 0 to 1. */
function toOklch(...channels: readonly [number, number, number]): Oklch {
  const [red, green, blue] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(first: Oklch, second: Oklch): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of the colour on a screen, channels clamped to sRGB. */
export function luminance(color: Oklch): number {
  const [red, green, blue] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour on a screen, such as `#0a7d4f`: channels clamped to sRGB. */
export function toHex(color: Oklch): string {
  const digits = linearChannels(color).map((channel) =>
    Math.round(coded(channel) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function linearChannels({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function coded(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function cut(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** A colour and the ground it stands on, without `--sg-color-`. */
export type ColorPair = readonly [color: string, ground: string];

/** Contrast that text needs on its ground, and that marks and edges of controls need (WCAG 2.2 AA). */
export const LEAST_CONTRAST = { text: 4.5, control: 3 } as const;

/** Semantic colours in which text stands on a ground. */
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

/** Semantic colours of control edges, marks and the focus ring on a ground. */
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

/** Reads `oklch(0.455 0.185 264)`; `undefined` for any other notation. */
export function parseOklch(text: string): Oklch | undefined {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (found === null) return undefined;
  return { lightness: Number(found[1]), chroma: Number(found[2]), hue: Number(found[3]) };
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(first: Oklch, second: Oklch): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour in sRGB, `#rrggbb`. */
export function toHex(color: Oklch): string {
  const channels = linearChannels(color).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Relative luminance of the colour as a screen shows it. */
function luminance(color: Oklch): number {
  const [red, green, blue] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light, channels cut to sRGB. */
function linearChannels({
  lightness,
  chroma,
  hue,
}: Oklch): readonly [red: number, green: number, blue: number] {
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

function cut(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

import { Features, transform } from "lightningcss";
import { STYLE_TARGETS } from "./browser-floor.ts";

/** In Lightning CSS's format: lightness as a percentage, the rest as plain numbers. */
const STATIC_OKLCH = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

/**
 * A stylesheet for browsers of the floor: nesting and ranges of media queries are expanded, and every fixed `oklch()`
 * becomes the same colour in sRGB, also inside custom properties, for whose values browsers use no fallback.
 */
export function lowerStyles(css: string): string {
  const { code } = transform({
    filename: "styles.css",
    code: new TextEncoder().encode(css),
    targets: STYLE_TARGETS,
    // A colour with a fallback in each of its spaces would be four declarations.
    exclude: Features.Colors | Features.LogicalProperties | Features.VendorPrefixes,
  });
  // Derived colours stay, and so do feature queries for them.
  return new TextDecoder()
    .decode(code)
    .replace(STATIC_OKLCH, (_, percentage, chroma, hue, alpha) =>
      toHex(Number(percentage) / 100, Number(chroma), Number(hue), alpha),
    );
}

/** After the definition of Oklab, https://bottosson.github.io/posts/oklab/; colours outside sRGB are cut to it. */
function toHex(lightness: number, chroma: number, hue: number, alpha: string | undefined): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const parts = linear.map(toByte);
  if (alpha !== undefined) parts.push(Number(alpha) * 255);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, value));
}

import type { PatternFamily } from "./generate-pattern.ts";

/** Colours of a pattern in sRGB, `#rrggbb`. */
export interface PatternPalette {
  readonly ground: string;
  readonly deep: string;
  readonly bright: string;
  readonly ivory: string;
}

const LAPIS = "#1d4bc0";
const SAFFRON = "#f1ab34";
const IVORY = "#f6efe1";

/** Default colours of patterns without a stylesheet, such as in print: the light theme of `ui-kit`. */
export const PATTERN_PALETTES: Readonly<Record<PatternFamily, PatternPalette>> = {
  trip: { ground: LAPIS, deep: "#0d1d60", bright: SAFFRON, ivory: IVORY },
  car: { ground: "#993613", deep: "#41120c", bright: SAFFRON, ivory: IVORY },
  home: { ground: "#237752", deep: "#043726", bright: SAFFRON, ivory: IVORY },
  family: { ground: "#eb9f2c", deep: "#7f2021", bright: LAPIS, ivory: IVORY },
  health: { ground: "#008b96", deep: "#003843", bright: SAFFRON, ivory: IVORY },
  mountains: { ground: "#503975", deep: "#281740", bright: SAFFRON, ivory: IVORY },
};

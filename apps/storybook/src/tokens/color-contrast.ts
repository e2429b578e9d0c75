import {
  CONTROL_PAIRS,
  type ColorPair,
  contrast,
  MIN_CONTRAST,
  TEXT_PAIRS,
} from "@sughurta/ui-kit/contrast";
import { computedColor } from "./computed-color.ts";

export type ThemeName = "light" | "dark";

/** A pair of colours as resolved by the browser, and their contrast. */
export interface MeasuredPair {
  readonly color: string;
  readonly ground: string;
  readonly use: "text" | "control";
  readonly ratio: Readonly<Record<ThemeName, number>>;
}

const ALL_PAIRS: readonly (readonly [MeasuredPair["use"], readonly ColorPair[]])[] = [
  ["text", TEXT_PAIRS],
  ["control", CONTROL_PAIRS],
];

/** Measures every pair in both themes, by reading the computed colours of two elements. */
export function measurePairs(places: Readonly<Record<ThemeName, HTMLElement>>): MeasuredPair[] {
  return ALL_PAIRS.flatMap(([use, pairs]) =>
    pairs.map(([color, ground]) => {
      const ratioIn = (theme: ThemeName) =>
        contrast(resolved(color, places[theme]), resolved(ground, places[theme]));
      return { color, ground, use, ratio: { light: ratioIn("light"), dark: ratioIn("dark") } };
    }),
  );
}

/** Whether the contrast of the pair is sufficient for its use. */
export function isEnough({ use, ratio }: MeasuredPair, theme: ThemeName): boolean {
  return ratio[theme] >= MIN_CONTRAST[use];
}

function resolved(name: string, place: HTMLElement) {
  return computedColor(`--sg-color-${name}`, place);
}

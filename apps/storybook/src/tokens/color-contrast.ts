import {
  CONTROL_PAIRS,
  type ColorPair,
  contrast,
  LEAST_CONTRAST,
  parseColor,
  TEXT_PAIRS,
} from "@sughurta/ui-kit/contrast";

export type ThemeName = "light" | "dark";

/** A pair of colours as the browser resolves them, and how far they stand apart. */
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

/** Measures every pair in both themes, by asking the browser for the colours at two places. */
export function measurePairs(places: Readonly<Record<ThemeName, HTMLElement>>): MeasuredPair[] {
  return ALL_PAIRS.flatMap(([use, pairs]) =>
    pairs.map(([color, ground]) => {
      const ratioIn = (theme: ThemeName) =>
        contrast(resolved(color, places[theme]), resolved(ground, places[theme]));
      return { color, ground, use, ratio: { light: ratioIn("light"), dark: ratioIn("dark") } };
    }),
  );
}

/** Whether the pair stands far enough apart for its use. */
export function isEnough({ use, ratio }: MeasuredPair, theme: ThemeName): boolean {
  return ratio[theme] >= LEAST_CONTRAST[use];
}

function resolved(name: string, place: HTMLElement) {
  place.style.setProperty("color", `var(--sg-color-${name})`);
  const text = getComputedStyle(place).color;
  place.style.removeProperty("color");
  const parsed = parseColor(text) ?? parseColor(paintedColor(text));
  if (parsed === undefined) throw new Error(`--sg-color-${name} is ${text}, which is no colour`);
  return parsed;
}

/** What a screen shows for any notation that the browser reads, such as `lab()` or `color(display-p3 …)`. */
function paintedColor(notation: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) throw new Error("This browser has no canvas to measure colours with");
  canvas.fillStyle = notation;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue})`;
}

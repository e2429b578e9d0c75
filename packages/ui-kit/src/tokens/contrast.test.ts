import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CONTROL_PAIRS,
  type ColorPair,
  contrast,
  MIN_CONTRAST,
  type Oklch,
  parseColor,
  TEXT_PAIRS,
  toHex,
} from "./contrast.ts";
import { evaluateColor } from "./evaluate-color.fixture.ts";
import { readTokens, type Tokens } from "./token-css.fixture.ts";

/** Below this ratio the edge of a panel is not visible. */
const MIN_DARK_PANEL = 1.2;

/** The example of "Put it on your site". */
const DOCUMENTED_SEED = "#0a7d4f";
const COLORS = join(import.meta.dirname, "colors.css");

const declared = readTokens();
const themes = ourBrand();

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  it.each(TEXT_PAIRS)("make %s readable on %s", (text, ground) => {
    expect(
      contrast(color(themes[theme], text), color(themes[theme], ground)),
    ).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  });

  it.each(CONTROL_PAIRS)("make %s visible on %s", (mark, ground) => {
    expect(
      contrast(color(themes[theme], mark), color(themes[theme], ground)),
    ).toBeGreaterThanOrEqual(MIN_CONTRAST.control);
  });
});

it("distinguish panels and chosen items from the page in the dark", () => {
  const dark = (name: string) => color(themes.dark, name);
  expect(contrast(dark("deep"), dark("bg"))).toBeGreaterThanOrEqual(MIN_DARK_PANEL);
  expect(dark("deep-raised").lightness).toBeGreaterThan(dark("deep").lightness);
  const grounds = ["bg", "field", "surface", "surface-raised", "action-softer"].map(
    (name) => dark(name).lightness,
  );
  expect(grounds).toEqual([...grounds].sort((one, other) => one - other));
});

it("are the same for the system's dark theme and the chosen one", () => {
  expect(declared["dark-device"]).toEqual(declared.dark);
});

it("calculates the contrast of black and white", () => {
  expect(contrast(readColor("#000"), readColor("#ffffff"))).toBeCloseTo(21, 1);
});

it("parses the notations of colours, and no words", () => {
  expect(toHex(readColor("#0a7d4f"))).toBe("#0a7d4f");
  expect(toHex(readColor("#0a5"))).toBe("#00aa55");
  expect(toHex(readColor("rgb(10, 125, 79)"))).toBe("#0a7d4f");
  expect(readColor("oklch(0.455 0.185 264)").hue).toBe(264);
  expect(parseColor("var(--sg-brand-600)")).toBeUndefined();
  expect(parseColor("#12")).toBeUndefined();
});

describe("a brand of one colour", () => {
  it("equals our own steps for our own colour", () => {
    const written = /--sg-brand-([\w]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g;
    const steps = [...readFileSync(COLORS, "utf8").matchAll(written)];
    expect(steps.length).toBeGreaterThan(10);
    for (const [, step, lightness, chroma, hue] of steps) {
      const derived = evaluateColor(`var(--sg-brand-${step})`, themes.light);
      expect(derived.lightness, step).toBeCloseTo(Number(lightness), 3);
      expect(derived.chroma, step).toBeCloseTo(Number(chroma), 3);
      expect(derived.hue, step).toBeCloseTo(Number(hue), 3);
    }
  });

  it("retains its hue when hovered, pressed and focused, in both themes", () => {
    const seed = readColor(DOCUMENTED_SEED);
    const brand = getBrand(DOCUMENTED_SEED);
    for (const name of ["action", "action-hover", "action-soft", "link", "deep", "deep-raised"]) {
      expect(hueBetween(color(brand.light, name), seed), name).toBeLessThan(4);
      expect(hueBetween(color(brand.dark, name), seed), name).toBeLessThan(4);
    }
    expect(hueBetween(color(brand.light, "focus"), seed)).toBeLessThan(4);
  });

  it("has its exact colour on the main button, with black or white letters", () => {
    for (const [seed, letters] of [
      ["#fff200", "#000000"],
      ["#ff2d55", "#000000"],
      [DOCUMENTED_SEED, "#ffffff"],
    ] as const) {
      const { light, dark } = getBrand(seed);
      expect(toHex(color(light, "button")), seed).toBe(seed);
      expect(toHex(color(light, "on-button")), seed).toBe(letters);
      if (seed !== DOCUMENTED_SEED) expect(toHex(color(dark, "button")), seed).toBe(seed);
    }
  });

  it("is readable in every place, for every colour", () => {
    for (const seed of [DOCUMENTED_SEED, ...seeds()]) {
      const brand = getBrand(seed);
      expect(tooClose(brand.light), `${seed}, light`).toEqual([]);
      expect(tooClose(brand.dark), `${seed}, dark`).toEqual([]);
    }
  });
});

/** Every colour of a screen, in steps of a quarter of a channel. */
function seeds(): string[] {
  const levels = ["00", "40", "80", "c0", "ff"];
  return levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
}

function getBrand(seed: string): Record<"light" | "dark", Tokens> {
  const base = new Map([...declared.base, ["--sg-brand-600", seed]]);
  return { light: base, dark: new Map([...base, ...declared.dark]) };
}

function ourBrand() {
  return getBrand(declared.base.get("--sg-brand-600") ?? "");
}

function tooClose(tokens: Tokens): string[] {
  const below = (pairs: readonly ColorPair[], least: number) =>
    pairs
      .filter(([mark, ground]) => contrast(color(tokens, mark), color(tokens, ground)) < least)
      .map(([mark, ground]) => `${mark} on ${ground}`);
  return [...below(TEXT_PAIRS, MIN_CONTRAST.text), ...below(CONTROL_PAIRS, MIN_CONTRAST.control)];
}

function hueBetween(one: Oklch, other: Oklch): number {
  const turn = Math.abs(one.hue - other.hue);
  return Math.min(turn, 360 - turn);
}

function color(tokens: Tokens, name: string): Oklch {
  return evaluateColor(`var(--sg-color-${name})`, tokens);
}

function readColor(text: string): Oklch {
  const parsed = parseColor(text);
  if (parsed === undefined) throw new Error(`No colour: ${text}`);
  return parsed;
}

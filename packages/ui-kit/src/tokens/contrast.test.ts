import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CONTROL_PAIRS,
  contrast,
  LEAST_CONTRAST,
  type Oklch,
  parseOklch,
  TEXT_PAIRS,
} from "./contrast.ts";

/** Less is no panel: its edge is not seen. */
const LEAST_DARK_PANEL = 1.2;

const scales = declarations(read("colors.css"));
const [lightBlock = "", mediaBlock = "", darkBlock = ""] = read("semantic.css")
  .split(/"light"\] \{|"system"\] \{|:not\(\[data-theme\]\) \{/)
  .slice(1);
const themes = { light: declarations(lightBlock), dark: declarations(darkBlock) };

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  it.each(TEXT_PAIRS)("lets %s be read on %s", (text, ground) => {
    expect(contrast(color(theme, text), color(theme, ground))).toBeGreaterThanOrEqual(
      LEAST_CONTRAST.text,
    );
  });

  it.each(CONTROL_PAIRS)("shows %s on %s", (mark, ground) => {
    expect(contrast(color(theme, mark), color(theme, ground))).toBeGreaterThanOrEqual(
      LEAST_CONTRAST.control,
    );
  });
});

it("sets panels and what is chosen apart from the page in the dark", () => {
  const dark = (name: string) => color("dark", name);
  expect(contrast(dark("deep"), dark("bg"))).toBeGreaterThanOrEqual(LEAST_DARK_PANEL);
  expect(dark("deep-raised").lightness).toBeGreaterThan(dark("deep").lightness);
  const grounds = ["bg", "field", "surface", "surface-raised", "action-softer"].map(
    (name) => dark(name).lightness,
  );
  expect(grounds).toEqual([...grounds].sort((one, other) => one - other));
});

it("gives the system's dark theme the same colours as the chosen one", () => {
  expect(declarations(mediaBlock)).toEqual(themes.dark);
});

it("knows the contrast of black and white", () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(black, white)).toBeCloseTo(21, 1);
});

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}

function declarations(css: string): Record<string, string> {
  const found = css.matchAll(/--sg-([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

function color(theme: "light" | "dark", name: string): Oklch {
  const scale = /^var\(--sg-([\w-]+)\)$/.exec(themes[theme][`color-${name}`] ?? "")?.[1] ?? "";
  const parsed = parseOklch(scales[scale] ?? "");
  if (parsed === undefined) throw new Error(`No colour behind ${name} in the ${theme} theme`);
  return parsed;
}

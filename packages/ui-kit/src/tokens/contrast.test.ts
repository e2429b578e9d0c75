import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, type Oklch, parseOklch } from "./oklch.ts";

const scales = declarations(read("colors.css"));
const [lightBlock = "", mediaBlock = "", darkBlock = ""] = read("semantic.css")
  .split(/:root \{|:root:not\(\[data-theme="light"\]\) \{|\[data-theme="dark"\] \{/)
  .slice(1);
const themes = { light: declarations(lightBlock), dark: declarations(darkBlock) };

/** Text on its ground: 4.5:1. */
const TEXT_PAIRS = [
  ["text", "bg"],
  ["text", "surface"],
  ["text", "surface-raised"],
  ["text", "surface-sunken"],
  ["text", "action-softer"],
  ["text-muted", "bg"],
  ["text-muted", "surface"],
  ["text-muted", "surface-raised"],
  ["text-muted", "surface-sunken"],
  ["text-muted", "field"],
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
] as const;

/** Edges of controls, marks and the focus ring on their ground: 3:1. */
const CONTROL_PAIRS = [
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
] as const;

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  it.each(TEXT_PAIRS)("lets %s be read on %s", (text, ground) => {
    expect(contrast(color(theme, text), color(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)("shows %s on %s", (mark, ground) => {
    expect(contrast(color(theme, mark), color(theme, ground))).toBeGreaterThanOrEqual(3);
  });
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
  const found = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

function color(theme: "light" | "dark", name: string): Oklch {
  const scale = /^var\(--([\w-]+)\)$/.exec(themes[theme][`color-${name}`] ?? "")?.[1] ?? "";
  const parsed = parseOklch(scales[scale] ?? "");
  if (parsed === undefined) throw new Error(`No colour behind ${name} in the ${theme} theme`);
  return parsed;
}

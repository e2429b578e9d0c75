import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type FigmaVariable, figmaVariables } from "../src/tokens/figma-variables.ts";

const file = join(import.meta.dirname, "../../../packages/ui-kit/tokens.json");
const tokens = JSON.parse(readFileSync(file, "utf8"));

const light = variablesIn("Light");
const dark = variablesIn("Dark");

function variablesIn(mode: "Light" | "Dark"): ReadonlyMap<string, FigmaVariable> {
  const groups = Object.entries(figmaVariables(tokens, mode).groups);
  return new Map(
    groups.flatMap(([group, members]) =>
      Object.entries(members).map(([name, variable]) => [`${group}.${name}`, variable] as const),
    ),
  );
}

test("both modes of Figma's variables have the same names and types", () => {
  const getTypes = (variables: typeof light) =>
    [...variables].map(([name, { $type }]) => `${name}: ${$type}`);
  expect(getTypes(dark)).toEqual(getTypes(light));
  expect(light.size).toBeGreaterThan(150);
});

test("a variable of Figma is an sRGB colour, pixels, a number, letters, or another variable", () => {
  for (const [name, { $type, $value }] of [...light, ...dark]) {
    if (typeof $value === "string" && $value.startsWith("{")) {
      expect(light.get($value.slice(1, -1))?.$type, name).toBe($type);
      continue;
    }
    const shapes = {
      color: { colorSpace: "srgb", components: expect.any(Array), alpha: expect.any(Number) },
      dimension: { value: expect.any(Number), unit: "px" },
    };
    if ($type === "color" || $type === "dimension") {
      expect($value, name).toMatchObject(shapes[$type]);
    } else expect(typeof $value, name).toBe($type);
  }
});

test("a colour of Figma has the value of the token in each mode", () => {
  expect(light.get("color.bg")?.$value).toBe("{paper.50}");
  expect(dark.get("color.bg")?.$value).toBe("{ink.950}");
  expect(light.get("paper.0")?.$value).toMatchObject({
    hex: "#fefefc",
    components: [0.9961, 0.9961, 0.9882],
  });
  expect(light.get("space.4")?.$value).toEqual({ value: 16, unit: "px" });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PATTERN_PALETTES } from "@sughurta/ikat";
import { expect, it } from "vitest";
import { parseColor, toHex } from "./contrast.ts";

const [light = ""] = readFileSync(join(import.meta.dirname, "pattern.css"), "utf8").split("@media");

it("has the same pattern colours as in print", () => {
  const tokens = Array.from(
    light.matchAll(/--sg-pattern-([\w-]+):\s*([^;]+);/g),
    ([, name = "", value = ""]) => {
      const color = parseColor(value);
      return [name, color && toHex(color)] as const;
    },
  );
  const ofAll = { bright: PATTERN_PALETTES.trip.bright, ivory: PATTERN_PALETTES.trip.ivory };
  const printed = Object.entries(PATTERN_PALETTES).flatMap(([family, { ground, ...inks }]) => [
    [family, ground],
    ...Object.entries(inks)
      .filter(([ink, color]) => color !== ofAll[ink as keyof typeof ofAll])
      .map(([ink, color]) => [`${family}-${ink}`, color]),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({ ...Object.fromEntries(printed), ...ofAll });
});

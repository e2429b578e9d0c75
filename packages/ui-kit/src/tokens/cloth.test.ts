import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLOTH_INKS } from "@sughurta/ikat";
import { expect, it } from "vitest";
import { parseColor, toHex } from "./contrast.ts";

const [light = ""] = readFileSync(join(import.meta.dirname, "cloth.css"), "utf8").split("@media");

it("has the same pattern colours as in print", () => {
  const tokens = Array.from(
    light.matchAll(/--sg-cloth-([\w-]+):\s*([^;]+);/g),
    ([, name = "", value = ""]) => {
      const color = parseColor(value);
      return [name, color && toHex(color)] as const;
    },
  );
  const ofAll = { bright: CLOTH_INKS.trip.bright, ivory: CLOTH_INKS.trip.ivory };
  const printed = Object.entries(CLOTH_INKS).flatMap(([family, { ground, ...inks }]) => [
    [family, ground],
    ...Object.entries(inks)
      .filter(([ink, color]) => color !== ofAll[ink as keyof typeof ofAll])
      .map(([ink, color]) => [`${family}-${ink}`, color]),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({ ...Object.fromEntries(printed), ...ofAll });
});

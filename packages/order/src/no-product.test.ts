import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCES = dirname(fileURLToPath(import.meta.url));
const PRODUCT = /(?<![a-z])(?:trip|travel|box|boxes|motor|car|cars|vehicle|flight)(?![a-z])/i;

describe("the order package", () => {
  it.each(
    globSync("**/*.{ts,tsx,css}", { cwd: SOURCES }).filter((file) => !file.includes(".test.")),
  )("contains no product terms in %s", (file) => {
    // Names are split into words, such as `tripDates` or `travelTexts`.
    const words = readFileSync(`${SOURCES}/${file}`, "utf8").replace(/([a-z])([A-Z])/g, "$1 $2");
    expect(words.match(PRODUCT)?.[0]).toBeUndefined();
  });
});

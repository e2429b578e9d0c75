import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { ridgeLines } from "./ridge-lines.ts";

it("generates the same four ranges for the same seed, and others for another", () => {
  expect(ridgeLines(2)).toHaveLength(4);
  expect(ridgeLines(2)).toEqual(ridgeLines(2));
  expect(ridgeLines(3)).not.toEqual(ridgeLines(2));
});

it("stays in its frame and weighs about a kilobyte", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const lines = ridgeLines(seed);
    const heights = lines.flatMap((line) => line.match(/(?<= )-?\d+/g) ?? []).map(Number);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(300);
    expect(brotliCompressSync(lines.join("")).byteLength).toBeLessThan(1200);
  }
});

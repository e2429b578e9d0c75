import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { generatePattern, type PatternFamily, type PatternOptions } from "./generate-pattern.ts";
import type { PatternPaths } from "./motifs.ts";

const FAMILIES: readonly PatternFamily[] = ["trip", "car", "home", "family", "health", "mountains"];
const CARD = { width: 360, height: 200 };
const TILE = { width: 158, height: 56 };

describe("a pattern", () => {
  it.each([
    [1, "24b29af76bd8"],
    [2026, "57c194ecf083"],
    ["4744 534 263", "399193cab375"],
  ])("is the same everywhere and always for the seed %s", (seed, hash) => {
    const patterns = FAMILIES.map((family) => generatePattern({ family, seed, ...CARD }));
    const text = JSON.stringify(patterns);
    expect(createHash("sha256").update(text).digest("hex").slice(0, 12)).toBe(hash);
  });

  it("differs for another seed", () => {
    const patterns = [1, 2, "1", "2"].map((seed) => getThreads({ family: "trip", seed, ...CARD }));
    expect(new Set(patterns).size).toBe(4);
  });

  it("differs for each family", () => {
    const patterns = FAMILIES.map((family) => getThreads({ family, slip: 0, ...CARD }));
    expect(new Set(patterns).size).toBe(FAMILIES.length);
  });

  it("has edges of fine threads at every size", () => {
    for (const size of [TILE, { width: 88, height: 88 }, CARD, { width: 1440, height: 400 }]) {
      expect(generatePattern({ family: "car", ...size })).toMatchObject({ thread: 1, row: 1 });
    }
  });

  it("repeats rather than grows over a wide place", () => {
    const wide = generatePattern({ family: "home", width: 1440, height: 400 });
    expect(wide).toEqual(generatePattern({ family: "home", width: 4000, height: 900 }));
    expect(wide.width).toBeLessThan(300);
  });
});

describe.each(FAMILIES)("the pattern of %s", (family) => {
  it.each([
    [TILE, 1500],
    [{ width: 120, height: 120 }, 2200],
    [CARD, 5000],
    [{ width: 1440, height: 400 }, 5000],
  ])("at %o weighs at most %i bytes", (size, bytes) => {
    const weight = brotliCompressSync(
      generatePattern({ family, seed: 5, ...size }).inks.join(),
    ).byteLength;
    expect(weight).toBeLessThanOrEqual(bytes);
  });

  it("is symmetric about its middle where no thread slips", () => {
    const threads = inksByThread(generatePattern({ family, slip: 0, width: 120, height: 120 }));
    expect(threads.length % 2).toBe(1);
    expect(threads).toEqual(threads.toReversed());
  });

  it.each([TILE, { width: 88, height: 88 }, { width: 120, height: 120 }])(
    "has one whole motif in the middle at %o",
    (size) => {
      const paths = generatePattern({ family, seed: 3, ...size });
      const threads = inksByThread(paths);
      const axis = -paths.x / paths.thread - 0.5;
      expect(threads[axis]).not.toHaveLength(0);
      expect(paths.y).toBe(-paths.height / 2);
      if (family === "mountains") return;
      const rows = paths.height / paths.row;
      const dyed = threads.slice(axis - 4, axis + 5).flat();
      expect(dyed.every(([start, length]) => start > 0 && start + length < rows)).toBe(true);
    },
  );
});

function getThreads(options: PatternOptions): string {
  return generatePattern(options).inks.join();
}

type InkRun = readonly [start: number, length: number, ink: number];

/** Colours of each thread, parsed from the paths. */
function inksByThread({ inks, width, thread }: PatternPaths): InkRun[][] {
  const threads = Array.from({ length: width / thread }, (): InkRun[] => []);
  inks.forEach((path, ink) => {
    let index = 0;
    let row = 0;
    for (const [, move, x = "", y = "", length = ""] of path.matchAll(/([Mm])(\d+) (\d+)v(\d+)/g)) {
      index = move === "M" ? Number(x) : index;
      row = move === "M" ? Number(y) : row + Number(y);
      threads[index]?.push([row, Number(length), ink]);
      row += Number(length);
    }
  });
  return threads;
}

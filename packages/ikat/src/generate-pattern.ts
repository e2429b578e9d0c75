import type { PatternPaths } from "./motifs.ts";
import {
  almond,
  chevron,
  comb,
  fraction,
  horn,
  type Ink,
  MOTIF_WIDTH,
  type Motif,
  pomegranate,
  star,
} from "./motifs.ts";
import { randomNumbers } from "./random.ts";

/** Insured subjects: each has a motif and a background of its own. */
export type PatternFamily = "trip" | "car" | "home" | "family" | "health" | "mountains";

export interface PatternOptions {
  /** Pattern family: each family of products has its motifs and colours. */
  readonly family: PatternFamily;
  /** The same seed generates the same pattern, for example the number of a policy. */
  readonly seed?: number | string | undefined;
  /** Maximum display width of the pattern, in pixels. */
  readonly width: number;
  /** The height at which one motif just fits, in pixels. */
  readonly height: number;
  /** Width of a warp thread, in pixels; 1 by default. */
  readonly thread?: number | undefined;
  /** Threads that were bound and dyed together, and slip together. */
  readonly bundle?: number | undefined;
  /** How far threads slip on the loom: 0 not at all, 1 as in real weaving. */
  readonly slip?: number | undefined;
}

/** Columns of motifs after which a wide pattern repeats. */
const COLUMNS = 2;
const ROW_PX = 1;
const TALLEST_MOTIF_PX = 168;
/** Share of a motif's height by which a bundle slips, both ways together. */
const BUNDLE_SLIP = 0.05;
/** The same of each thread, once more: most slip little and a few far, as in resist-dyed silk. */
const THREAD_SLIP = 0.12;

/** Columns of motifs are offset by half a motif from their neighbours, except where ridges have to meet. */
const MOTIFS: Readonly<Record<PatternFamily, readonly [Motif, lower: number]>> = {
  trip: [almond, 0.5],
  car: [comb, 0.5],
  home: [star, 0.5],
  family: [horn, 0.5],
  health: [pomegranate, 0.5],
  mountains: [chevron, 0],
};

/** Generates a pattern with one whole motif in its middle, as paths of few bytes; a thread is as wide at every size. */
export function generatePattern({
  family,
  seed = 1,
  width,
  height,
  thread = 1,
  bundle = 5,
  slip = 1,
}: PatternOptions): PatternPaths {
  const [inkAt, lower] = MOTIFS[family];
  const motifPx = Math.min(TALLEST_MOTIF_PX, height);
  const motifRows = evenUp(motifPx / ROW_PX);
  const halfMotif = Math.round((motifPx * MOTIF_WIDTH) / thread / 2);
  const motifThreads = 2 * halfMotif + 1;

  const halfPattern = Math.ceil(width / thread / 2);
  const repeats = 2 * halfPattern >= COLUMNS * motifThreads;
  const first = repeats ? -halfMotif : -halfPattern;
  const threads = repeats ? COLUMNS * motifThreads : 2 * halfPattern + 1;
  const rows = Math.min(motifRows, evenUp(height / ROW_PX));

  const random = randomNumbers(seed);
  const inks: [string, string, string] = ["", "", ""];
  let bundleSlip = 0;
  for (let index = 0; index < threads; index += 1) {
    const column = Math.round((first + index) / motifThreads);
    const fromAxis = first + index - column * motifThreads;
    // Bundles are counted from the axis, so that the tip of a motif is of one.
    const placeInBundle = fromAxis + halfMotif * bundle + (bundle >> 1);
    if (index === 0 || fromAxis === -halfMotif || placeInBundle % bundle === 0) {
      bundleSlip = (random() - 0.5) * BUNDLE_SLIP;
    }
    const threadSlip = (random() + random() - 1) * (THREAD_SLIP / 2);
    const shift = 0.5 + (column % 2) * lower + (bundleSlip + threadSlip) * slip;
    const across = Math.abs(fromAxis) / (halfMotif + 0.5);
    dyeThread(inks, index, rows, (row) =>
      inkAt(across, 2 * fraction((row + 0.5 - rows / 2) / motifRows + shift) - 1),
    );
  }
  return {
    x: (first - 0.5) * thread,
    y: (-rows / 2) * ROW_PX,
    width: threads * thread,
    height: rows * ROW_PX,
    thread,
    row: ROW_PX,
    inks,
  };
}

/** Adds the strokes of one thread to the paths of its inks; adjacent rows of one ink are one stroke. */
function dyeThread(
  inks: [string, string, string],
  thread: number,
  rows: number,
  inkAt: (row: number) => Ink,
): void {
  // From one stroke to the next of its ink by the gap between them: few distinct numbers compress best.
  const ends: [number?, number?, number?] = [];
  let start = 0;
  let ink = inkAt(0);
  for (let row = 1; row <= rows; row += 1) {
    const next = row < rows ? inkAt(row) : undefined;
    if (next === ink) continue;
    if (ink !== 0) {
      const end = ends[ink - 1];
      const move = end === undefined ? `M${thread} ${start}` : `m0 ${start - end}`;
      inks[ink - 1] += `${move}v${row - start}`;
      ends[ink - 1] = row;
    }
    start = row;
    ink = next ?? 0;
  }
}

function evenUp(value: number): number {
  return 2 * Math.ceil(value / 2);
}

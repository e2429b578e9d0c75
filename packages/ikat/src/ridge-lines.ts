import { randomNumbers } from "./random.ts";

/** Frame of the ranges. */
export const RIDGES_FRAME = { width: 720, height: 300 } as const;

const POINTS = 72;
/** Share of the frame's width over which a summit falls to its foot, and how steep it is near the top. */
const SUMMIT_REACH = 0.26;
const SUMMIT_SHAPE = 0.82;

interface Range {
  readonly foot: number;
  readonly summits: readonly (readonly [place: number, height: number])[];
  readonly roughness: number;
}

/** In shares of the frame, from its top left corner. */
const RANGES: readonly Range[] = [
  {
    foot: 0.46,
    summits: [
      [0.18, 0.3],
      [0.62, 0.4],
      [0.9, 0.2],
    ],
    roughness: 0.048,
  },
  {
    foot: 0.62,
    summits: [
      [0.05, 0.24],
      [0.38, 0.26],
      [0.78, 0.3],
    ],
    roughness: 0.04,
  },
  {
    foot: 0.76,
    summits: [
      [0.24, 0.2],
      [0.55, 0.12],
      [0.98, 0.24],
    ],
    roughness: 0.029,
  },
  {
    foot: 0.9,
    summits: [
      [0.1, 0.1],
      [0.7, 0.12],
    ],
    roughness: 0.018,
  },
];

/** Silhouettes of four ranges, the farthest first, as path data; always the same for a seed. */
export function ridgeLines(seed: number | string): readonly string[] {
  const random = randomNumbers(seed);
  const { width, height } = RIDGES_FRAME;
  return RANGES.map(({ foot, summits, roughness }) => {
    let rough = 0;
    const line = Array.from({ length: POINTS + 1 }, (_, index) => {
      const place = index / POINTS;
      const rise = summits.reduce((sum, summit) => sum + getRise(summit, place), 0);
      rough = rough * 0.55 + (random() - 0.5) * roughness;
      return `${Math.round(place * width)} ${Math.round((foot - rise + rough) * height)}`;
    });
    return `M${line.join("L")}V${height}H0z`;
  });
}

function getRise([at, height]: readonly [number, number], place: number): number {
  return Math.max(0, height * (1 - (Math.abs(place - at) / SUMMIT_REACH) ** SUMMIT_SHAPE));
}

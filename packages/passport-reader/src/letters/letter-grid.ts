import type { GrayPicture } from "../picture/gray-picture.ts";

/** Letters of a line: all have the same width. */
export const CELL_COUNT = 44;

/** Left edges of the cells of a line, and its right edge: one more than cells. */
export type CellEdges = readonly number[];

/** Steps of the search: distance of letters, and its change along a line that is seen at an angle. */
const PITCH_RANGE = 0.05;

const PITCH_STEPS = 40;

const BENDS = [0, -0.0003, 0.0003, -0.0006, 0.0006, -0.0009, 0.0009, -0.0012, 0.0012];

/**
 * Likely places of the letters of one line, of about `length` pixels, by the white between them: the best one for each
 * bend.
 */
export function likelyCells(line: GrayPicture, length: number): CellEdges[] {
  const ink = inkByColumn(line);
  const left = firstInk(ink, length / CELL_COUNT);
  const fromRight = firstInk([...ink].reverse(), length / CELL_COUNT);
  if (left === undefined || fromRight === undefined) return [];
  const right = line.width - 1 - fromRight;
  const pitch = (right - left) / (CELL_COUNT - 0.25);
  if (Math.abs(pitch * CELL_COUNT - length) > length * 0.2) return [];
  return BENDS.map((bend) => bestCells(ink, { left, right, pitch, bend }));
}

interface Search {
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
  readonly bend: number;
}

function bestCells(ink: readonly number[], { left, right, pitch, bend }: Search): CellEdges {
  let best = { offset: left, pitch };
  let least = Number.POSITIVE_INFINITY;
  for (let step = -PITCH_STEPS; step <= PITCH_STEPS; step++) {
    const own = pitch * (1 + (step / PITCH_STEPS) * PITCH_RANGE);
    // Letters have to be within the cells, not beside them.
    const first = Math.max(left - own * 0.6, right - own * (CELL_COUNT + 0.4));
    for (let offset = first; offset < left + own * 0.2; offset += 1) {
      let sum = 0;
      for (let cell = 0; cell <= CELL_COUNT; cell++) {
        sum += ink[Math.round(getEdge(cell, offset, own, bend))] ?? 0;
      }
      if (sum < least) {
        least = sum;
        best = { offset, pitch: own };
      }
    }
  }
  return Array.from({ length: CELL_COUNT + 1 }, (_, cell) =>
    getEdge(cell, best.offset, best.pitch, bend),
  );
}

function getEdge(cell: number, offset: number, pitch: number, bend: number): number {
  return offset + pitch * cell + bend * pitch * cell * (CELL_COUNT - cell);
}

/** The same cells moved and stretched a little. */
export function nearbyCells(edges: CellEdges): CellEdges[] {
  const first = edges[0] ?? 0;
  const width = ((edges.at(-1) ?? 0) - first) / CELL_COUNT;
  return [-0.18, -0.09, 0, 0.09, 0.18].flatMap((shift) =>
    [0.996, 1, 1.004].map((stretch) =>
      edges.map((edge) => first + (edge - first) * stretch + shift * width),
    ),
  );
}

/** Darkness of each column, smoothed. */
function inkByColumn({ width, height, data }: GrayPicture): number[] {
  const [top, bottom] = [Math.round(height * 0.22), Math.round(height * 0.78)];
  const ink = Array.from({ length: width }, () => 0);
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) ink[x] = (ink[x] ?? 0) + 255 - (data[y * width + x] ?? 255);
  }
  return ink.map(
    (value, x) => (value * 2 + (ink[x - 1] ?? value) + (ink[x + 1] ?? value)) / (bottom - top) / 4,
  );
}

/** First column from which on half of the columns have ink. */
function firstInk(ink: readonly number[], pitch: number): number | undefined {
  const sorted = [...ink].sort((one, other) => one - other);
  const limit = (sorted[Math.floor(sorted.length * 0.6)] ?? 0) * 0.35;
  const span = Math.round(pitch * 3);
  const at = ink.findIndex((value, x) => {
    if (value <= limit) return false;
    const inked = ink.slice(x, x + span).filter((one) => one > limit).length;
    return inked > span * 0.45;
  });
  return at < 0 ? undefined : at;
}

/** Placeholder for a letter that was not recognised. */
export const UNKNOWN = "?";

/**
 * A recognised text, letter by letter beside an expected one: a letter that was dropped is `?`, and so is the one before
 * a letter too many. The result is as long as `expected`.
 */
export function alignLetters(expected: string, recognized: string): string {
  const width = recognized.length + 1;
  // Changes between the ends of both texts, from each place on.
  const costs = new Uint16Array((expected.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  for (let row = expected.length; row >= 0; row--) {
    for (let column = recognized.length; column >= 0; column--) {
      if (row === expected.length) costs[row * width + column] = recognized.length - column;
      else if (column === recognized.length) costs[row * width + column] = expected.length - row;
      else {
        const change = expected[row] === recognized[column] ? 0 : 1;
        costs[row * width + column] = Math.min(
          cost(row + 1, column + 1) + change,
          cost(row + 1, column) + 1,
          cost(row, column + 1) + 1,
        );
      }
    }
  }
  const aligned: string[] = [];
  let column = 0;
  for (let row = 0; row < expected.length; row++) {
    while (column < recognized.length && cost(row, column) === cost(row, column + 1) + 1) {
      const isBetter =
        cost(row, column) <
        cost(row + 1, column + 1) + (expected[row] === recognized[column] ? 0 : 1);
      if (!isBetter) break;
      if (aligned.length > 0) aligned[aligned.length - 1] = UNKNOWN;
      column++;
    }
    const isSame = expected[row] === recognized[column];
    const isPaired =
      column < recognized.length &&
      cost(row, column) === cost(row + 1, column + 1) + (isSame ? 0 : 1);
    aligned.push(isPaired ? (recognized[column++] ?? UNKNOWN) : UNKNOWN);
  }
  if (column < recognized.length && aligned.length > 0) aligned[aligned.length - 1] = UNKNOWN;
  return aligned.join("");
}

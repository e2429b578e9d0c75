import type { GrayPicture } from "../picture/gray-picture.ts";
import { type CellEdges, nearbyCells } from "./letter-grid.ts";
import {
  LETTERS,
  SHAPE_HEIGHT,
  SHAPE_HEIGHT_IN_CAPITALS,
  SHAPE_WIDTH,
  SHAPES,
} from "./letter-shapes.ts";

const SHAPE_SIZE = SHAPE_WIDTH * SHAPE_HEIGHT;
/** Shifts by which a letter may be away from the middle of its cell, in pixels of a shape. */
const SHIFTS = [-1.5, -0.75, 0, 0.75, 1.5].flatMap((right) =>
  [-2, -1, 0, 1, 2].map((down) => [right, down] as const),
);

/** The letter of a cell. */
export interface LetterMatch {
  readonly letter: string;
  /** Correlation with the shape, up to 1, and its distance from the second best letter. */
  readonly score: number;
  readonly margin: number;
}

/** The letters' shapes with mean 0 and length 1. */
const shapes: readonly Float32Array[] = (() => {
  const bytes = Uint8Array.from(atob(SHAPES), (character) => character.charCodeAt(0));
  return [...LETTERS].map((_, at) =>
    normalized(Float32Array.from(bytes.slice(at * SHAPE_SIZE, (at + 1) * SHAPE_SIZE))),
  );
})();

/** A line whose letters were compared with the shapes of OCR-B, the typeface of every passport. */
export interface MatchedLine {
  readonly edges: CellEdges;
  readonly letters: readonly LetterMatch[];
  /** Mean correlation of the letters. */
  readonly score: number;
}

/** The places among `candidates` where shapes fit best, with their letters. */
export function matchLine(
  line: GrayPicture,
  candidates: readonly CellEdges[],
): MatchedLine | undefined {
  const rough = candidates
    .map((edges) => ({ edges, score: roughScore(line, edges, line.height / 2) }))
    .sort((one, other) => other.score - one.score)[0];
  if (rough === undefined) return undefined;
  const near = nearbyCells(rough.edges)
    .map((edges) => ({ edges, score: roughScore(line, edges, line.height / 2) }))
    .sort((one, other) => other.score - one.score)[0];
  const { edges } = near ?? rough;
  const letters = matchLetters(line, edges);
  const score = letters.reduce((sum, letter) => sum + letter.score, 0) / letters.length;
  return { edges, letters, score };
}

/** Compares each cell of a line with all shapes. */
function matchLetters(line: GrayPicture, edges: CellEdges): LetterMatch[] {
  const row = bestRow(line, edges);
  return edges.slice(0, -1).map((left, cell) => {
    const width = (edges[cell + 1] ?? left) - left;
    return bestMatch(SHIFTS.map((shift) => sample(line, left, width, row, shift)));
  });
}

/** Mean correlation of every third cell. */
function roughScore(line: GrayPicture, edges: CellEdges, row: number): number {
  let [sum, count] = [0, 0];
  for (let cell = 0; cell < edges.length - 1; cell += 3) {
    const left = edges[cell] ?? 0;
    sum += bestMatch([sample(line, left, (edges[cell + 1] ?? left) - left, row)]).score;
    count++;
  }
  return sum / count;
}

/** Height of the middle of the letters: where the shapes of some of them fit best. */
function bestRow(line: GrayPicture, edges: CellEdges): number {
  const middle = line.height / 2;
  let best = middle;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = middle - 5; row <= middle + 5; row++) {
    const score = roughScore(line, edges, row);
    if (score > most) {
      most = score;
      best = row;
    }
  }
  return best;
}

function bestMatch(samples: readonly Float32Array[]): LetterMatch {
  let [best, score, second] = [0, -1, -1];
  for (const [at, shape] of shapes.entries()) {
    let own = -1;
    for (const cell of samples) own = Math.max(own, correlation(cell, shape));
    if (own > score) {
      second = score;
      [best, score] = [at, own];
    } else if (own > second) second = own;
  }
  return { letter: LETTERS[best] ?? "<", score, margin: score - second };
}

function correlation(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < SHAPE_SIZE; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** One cell in the size of a shape. */
function sample(
  { width, height, data }: GrayPicture,
  left: number,
  cellWidth: number,
  row: number,
  [right, down]: readonly [number, number] = [0, 0],
): Float32Array {
  const [stepX, stepY] = [
    cellWidth / SHAPE_WIDTH,
    (cellWidth * SHAPE_HEIGHT_IN_CAPITALS) / SHAPE_HEIGHT,
  ];
  const values = new Float32Array(SHAPE_SIZE);
  for (let y = 0; y < SHAPE_HEIGHT; y++) {
    const top = row + (y + down - SHAPE_HEIGHT / 2) * stepY;
    for (let x = 0; x < SHAPE_WIDTH; x++) {
      const start = left + (x + right) * stepX;
      let [sum, count] = [0, 0];
      for (let fromY = Math.round(top); fromY < top + stepY; fromY++) {
        for (let fromX = Math.round(start); fromX < start + stepX; fromX++) {
          const inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
          sum += inside ? (data[fromY * width + fromX] ?? 255) : 255;
          count++;
        }
      }
      values[y * SHAPE_WIDTH + x] = count > 0 ? sum / count : 255;
    }
  }
  return normalized(values);
}

function normalized(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares) || 1;
  return values.map((value) => (value - mean) / length);
}

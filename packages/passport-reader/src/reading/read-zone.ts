import type { PassportReading } from "@sughurta/domain/person";
import { alignLetters, likelyCells, UNKNOWN } from "../letters/letter-grid.ts";
import { type MatchedLine, matchLine } from "../letters/match-letters.ts";
import { combineRecognitions } from "../mrz/passport-reading.ts";
import { isPassportZone } from "../mrz/passport-values.ts";
import { blankPicture, type GrayPicture, turned } from "../picture/gray-picture.ts";
import { type DrawLines, LETTER_SHARE } from "../picture/zone-lines.ts";
import type { RecognizeText } from "./text-recognition.ts";

/** Height of a letter for the recognition, in pixels. */
const LETTER_HEIGHT = 40;
/** Mean correlation of letters below which the lines are no machine-readable zone, or are upside down. */
const MIN_SCORE = 0.72;
/** Cells at which a field ends: kind and country; number, country, birth date, sex, last day, personal number. */
const FIELD_ENDS = [
  [2, 5],
  [10, 13, 20, 21, 28, 42],
] as const;
/** Correlation of a filler that counts as certain, and its distance from the second best letter. */
const SURE_FILLER = 0.6;
const SURE_FILLER_MARGIN = 0.08;

/**
 * Reads the lines in two independent ways: by the shapes of the typeface, and with a neural network. Only what both agree
 * on is known.
 */
export function readZone(
  draw: DrawLines,
  recognize: RecognizeText,
  today: string,
): PassportReading | undefined {
  const [first, second] = draw(LETTER_HEIGHT);
  for (const pictures of [
    [first, second],
    [turned(second, 2), turned(first, 2)],
  ] as const) {
    const length = LETTER_HEIGHT / LETTER_SHARE;
    // Both lines have the same letter distance: what is found for one is tried for the other.
    const candidates = pictures.flatMap((picture) => likelyCells(picture, length));
    const matched = pictures.map((picture) => matchLine(picture, candidates));
    const [upper, lower] = matched;
    if (!upper || !lower || Math.min(upper.score, lower.score) < MIN_SCORE) continue;
    const shapes = [toText(upper), toText(lower)] as const;
    if (!isPassportZone(shapes)) continue;
    const network = [
      recognizeWords(pictures[0], upper, FIELD_ENDS[0], recognize),
      recognizeWords(pictures[1], lower, FIELD_ENDS[1], recognize),
    ] as const;
    return combineRecognitions(shapes, network, today);
  }
  return undefined;
}

const toText = ({ letters }: MatchedLine) => letters.map(({ letter }) => letter).join("");

/**
 * The words between the fillers by the neural network, which takes fillers for letters and gets lost in long numbers. A
 * letter that it drops or adds makes its cell `?`.
 */
function recognizeWords(
  line: GrayPicture,
  matched: MatchedLine,
  ends: readonly number[],
  recognize: RecognizeText,
): string {
  const isFiller = matched.letters.map(
    ({ letter, score, margin }) =>
      letter === "<" && score > SURE_FILLER && margin > SURE_FILLER_MARGIN,
  );
  const words = getWords(isFiller, ends);
  const cells = words.flat();
  const shapes = cells.map((cell) => matched.letters[cell]?.letter ?? UNKNOWN).join("");
  const read = recognize(drawWords(line, matched, words)).toUpperCase();
  const aligned = alignLetters(shapes, read.replaceAll(/[^A-Z0-9<]/g, ""));
  const result = isFiller.map((): string => "<");
  for (const [at, cell] of cells.entries()) result[cell] = aligned[at] ?? UNKNOWN;
  return result.join("");
}

/** Cells of the words, one list for each: they end at fillers and where a field ends. */
function getWords(isFiller: readonly boolean[], ends: readonly number[]): number[][] {
  const words: number[][] = [];
  let isOpen = false;
  for (const [cell, filler] of isFiller.entries()) {
    if (!isOpen || ends.includes(cell)) {
      if (!filler) words.push([]);
    }
    if (!filler) words.at(-1)?.push(cell);
    isOpen = !filler;
  }
  return words;
}

/** The words of a line with white between them. */
function drawWords(
  line: GrayPicture,
  { edges }: MatchedLine,
  words: readonly (readonly number[])[],
): GrayPicture {
  const edge = (cell: number) =>
    Math.max(0, Math.min(line.width, Math.round(edges[cell] ?? line.width)));
  const parts = words.map((cells) => ({
    from: edge(cells[0] ?? 0),
    to: edge((cells.at(-1) ?? 0) + 1),
  }));
  const letters = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const gap = LETTER_HEIGHT;
  const drawn = blankPicture(letters + (parts.length + 1) * gap, line.height);
  let left = gap;
  for (const { from, to } of parts) {
    for (let y = 0; y < line.height; y++) {
      drawn.data.set(
        line.data.subarray(y * line.width + from, y * line.width + to),
        y * drawn.width + left,
      );
    }
    left += to - from + gap;
  }
  return drawn;
}

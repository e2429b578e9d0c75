import { blankPicture, type GrayPicture, shadeAt, withEvenGround } from "./gray-picture.ts";
import type { TextBand } from "./text-band.ts";

// Measures of the machine-readable zone of a passport, in relation to the length of its lines (ICAO Doc 9303, part 4).
/** Distance between the lines. */
const PITCHES = [0.05, 0.053, 0.056, 0.059, 0.062, 0.065];
/** Height of a capital letter. */
export const LETTER_SHARE = 0.0232;
/** Part of the picture in which the lines are looked for. */
const AREA_WIDTH = 1.12;
const AREA_HEIGHT = 0.26;
/** Length of the lines in the levelled picture, in pixels. */
const LEVEL_LENGTH = 1_200;

/** Both lines, each levelled in a picture of its own, with letters of `letterHeight` pixels. */
export type DrawLines = (letterHeight: number) => readonly [GrayPicture, GrayPicture];

/** Finds the two lines around a band of text; `undefined` where the band is no machine-readable zone. */
export function findZoneLines(picture: GrayPicture, band: TextBand): DrawLines | undefined {
  const scale = band.length / LEVEL_LENGTH;
  const width = Math.round(LEVEL_LENGTH * AREA_WIDTH);
  const height = Math.round(LEVEL_LENGTH * AREA_HEIGHT);
  const [cos, sin] = [Math.cos(band.angle) * scale, Math.sin(band.angle) * scale];
  /** Point of the picture for a point of the levelled area. */
  const source = (x: number, y: number): readonly [number, number] => {
    const [right, down] = [x - width / 2, y - height / 2];
    return [band.centerX + right * cos - down * sin, band.centerY + right * sin + down * cos];
  };
  const level = blankPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = source(x, y);
      level.data[y * width + x] = shadeAt(picture, fromX, fromY);
    }
  }
  const rows = findRows(level);
  if (rows === undefined) return undefined;
  return (letterHeight) => drawLines(picture, source, width, rows, letterHeight);
}

/** Heights of the lines at the left and at the right quarter of the levelled area. */
interface Rows {
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

function findRows(level: GrayPicture): Rows | undefined {
  const { width, height } = level;
  const even = withEvenGround(level, Math.round(LEVEL_LENGTH * LETTER_SHARE * 2));
  const changes = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      changes[at] = Math.abs((even.data[at + 2] ?? 0) - (even.data[at - 2] ?? 0));
    }
  }
  const margin = width * ((AREA_WIDTH - 1) / 2);
  const part = (from: number, to: number, near?: readonly [number, number]) =>
    bestRows(
      changes,
      width,
      height,
      margin + from * LEVEL_LENGTH,
      margin + to * LEVEL_LENGTH,
      near,
    );
  const whole = part(0.02, 0.98);
  if (whole === undefined) return undefined;
  const left = part(0.02, 0.48, whole) ?? whole;
  const right = part(0.52, 0.98, whole) ?? whole;
  return { left, right };
}

/** The two rows of letters with white between and around them that stand out most. */
function bestRows(
  changes: Float32Array,
  width: number,
  height: number,
  from: number,
  to: number,
  near?: readonly [number, number],
): readonly [number, number] | undefined {
  const profile = new Float32Array(height + 1);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = Math.round(from); x < to; x++) sum += changes[y * width + x] ?? 0;
    profile[y + 1] = (profile[y] ?? 0) + sum / (to - from);
  }
  const letter = Math.round(LEVEL_LENGTH * LETTER_SHARE);
  const mean = (center: number, half: number) => {
    const [top, bottom] = [
      Math.max(0, Math.round(center - half)),
      Math.min(height, Math.round(center + half)),
    ];
    return ((profile[bottom] ?? 0) - (profile[top] ?? 0)) / Math.max(1, bottom - top);
  };
  let best: readonly [number, number] | undefined;
  let most = 8;
  for (const share of PITCHES) {
    const pitch = share * LEVEL_LENGTH;
    for (let first = letter; first + pitch < height - letter; first++) {
      const second = first + pitch;
      if (near && Math.abs(first - near[0]) + Math.abs(second - near[1]) > letter * 1.2) continue;
      const inside = (mean(first, letter / 2) + mean(second, letter / 2)) / 2;
      const between = mean((first + second) / 2, (pitch - letter) / 2 - 3);
      const around = (mean(first - pitch / 2, 5) + mean(second + pitch / 2, 5)) / 2;
      const score = inside - (between + around) / 2;
      if (score > most) {
        most = score;
        best = [first, second];
      }
    }
  }
  return best;
}

function drawLines(
  picture: GrayPicture,
  source: (x: number, y: number) => readonly [number, number],
  levelWidth: number,
  rows: Rows,
  letterHeight: number,
): readonly [GrayPicture, GrayPicture] {
  const factor = letterHeight / (LEVEL_LENGTH * LETTER_SHARE);
  const [width, height] = [Math.round(levelWidth * factor), letterHeight * 2];
  const quarter = levelWidth * 0.25;
  const draw = (left: number, right: number) => {
    const drawn = blankPicture(width, height);
    for (let x = 0; x < width; x++) {
      const levelX = x / factor;
      const center = left + ((right - left) * (levelX - quarter)) / (levelWidth * 0.5);
      for (let y = 0; y < height; y++) {
        const [fromX, fromY] = source(levelX, center + (y - height / 2) / factor);
        drawn.data[y * width + x] = shadeAt(picture, fromX, fromY);
      }
    }
    return withEvenGround(drawn, letterHeight);
  };
  return [draw(rows.left[0], rows.right[0]), draw(rows.left[1], rows.right[1])];
}

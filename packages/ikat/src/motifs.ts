/** Ground, deep, bright, ivory. */
export type Ink = 0 | 1 | 2 | 3;

/**
 * The colour at a point of one motif: `across` from its axis (0) to its side (1), `down` from its top (-1) to its
 * bottom (1). The left mirrors the right, since only the distance from the axis is known.
 */
export type Motif = (across: number, down: number) => Ink;

/** Inks from the heart outwards, each up to a distance. */
type Bands = readonly (readonly [upTo: number, ink: Ink])[];

/** Ratio of the width to the height of a motif. */
export const MOTIF_WIDTH = 0.8;

/** For the trip. */
export const almond: Motif = (across, down) =>
  getInk(across ** 1.2 / 0.8 + Math.abs(down) ** 1.7 / 0.92, [
    [0.13, 3],
    [0.3, 0],
    [0.45, 2],
    [0.73, 1],
    [0.83, 3],
  ]) || lozenge(across, down);

/** For the car: a long lozenge with teeth. */
export const comb: Motif = (across, down) => {
  const level = Math.abs(down);
  const distance = across + level * 0.7;
  const body = getInk(distance, [
    [0.09, 3],
    [0.19, 1],
    [0.36, 2],
    [0.46, 3],
    [0.62, 1],
  ]);
  const isTooth = distance < 0.84 && level < 0.86 && (level * 7 + 0.25) % 1 < 0.5;
  return body || (isTooth ? 1 : lozenge(across, down));
};

/** For the home: eight points. */
export const star: Motif = (across, down) => {
  const reach = 0.8 + 0.11 * Math.cos(8 * Math.atan2(down, across));
  const body = getInk(Math.hypot(across, down) / reach, [
    [0.16, 3],
    [0.34, 2],
    [0.46, 0],
    [0.78, 1],
    [0.88, 3],
  ]);
  return body || lozenge(across, down);
};

/** For the family: a stem between four horns of a ram. */
export const horn: Motif = (across, down) => {
  const x = across * MOTIF_WIDTH;
  const y = Math.abs(down);
  const fromCurl = Math.hypot(x - 0.42, y - 0.5);
  const turn = Math.atan2(y - 0.5, 0.42 - x) / (2 * Math.PI);
  if (fromCurl < 0.07) return 2;
  if (fromCurl < 0.3) return fraction(fromCurl / 0.235 - turn) < 0.62 ? 1 : 3;
  const stem = getInk(x * 2.2 + y * 0.58, [
    [0.12, 3],
    [0.26, 2],
    [0.42, 1],
    [0.5, 3],
  ]);
  return stem || (fromCurl < 0.355 ? 3 : lozenge(across, down));
};

/** For health: below its crown. */
export const pomegranate: Motif = (across, down) => {
  const x = across * MOTIF_WIDTH;
  const fruit = getInk(Math.hypot(x * 1.04, down - 0.26), [
    [0.1, 3],
    [0.22, 2],
    [0.3, 3],
    [0.47, 1],
    [0.55, 3],
  ]);
  return (down < -0.16 ? crown(x, -0.16 - down) : 0) || fruit || lozenge(across, down);
};

function crown(x: number, up: number): Ink {
  const flare = 0.14 + up * 0.7;
  const top = 0.38 + 0.2 * Math.abs(2 * fraction(x / flare) - 1);
  if (x < flare - 0.05 && up < top) return up < 0.12 ? 1 : 2;
  return x < flare + 0.05 && up < top + 0.1 ? 1 : 0;
}

/** For mountains and sport: ridges one above another. */
export const chevron: Motif = (across, down) =>
  getInk(fraction(down + across * 0.85), [
    [0.1, 3],
    [0.34, 1],
    [0.46, 2],
    [0.58, 1],
    [0.64, 3],
  ]);

/** In the space between four motifs. */
function lozenge(across: number, down: number): Ink {
  const level = Math.abs(down);
  return getInk((1 - across) / 0.2 + Math.min(level, 1 - level) / 0.16, [
    [0.5, 2],
    [1, 3],
  ]);
}

function getInk(distance: number, bands: Bands): Ink {
  return bands.find(([upTo]) => distance < upTo)?.[1] ?? 0;
}

/** Fractional part of a number. */
export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** A patch of pattern around its middle, in pixels; beyond it the patch repeats. */
export interface PatternPaths {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width of a thread, and height of a row, in pixels: the two units of the paths. */
  readonly thread: number;
  readonly row: number;
  /** Path data, to be stroked one thread wide. */
  readonly inks: readonly [deep: string, bright: string, ivory: string];
}

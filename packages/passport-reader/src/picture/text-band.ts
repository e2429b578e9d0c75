import { boxMeans, type GrayPicture, quantile, shrunk, withEvenGround } from "./gray-picture.ts";

/** A long strip of text, in pixels of the whole picture. */
export interface TextBand {
  readonly centerX: number;
  readonly centerY: number;
  /** Length of the longest line. */
  readonly length: number;
  /** Angle of the lines to the horizontal, in radians. */
  readonly angle: number;
}

/** Longer side of the picture in which text is looked for. */
const SEARCH_SIDE = 900;
/** Length of a line in relation to the picture, and to its own height. */
const MIN_LENGTH_SHARE = 0.3;
const MIN_SLENDERNESS = 6;
/** The lines of the machine-readable zone may be tilted by this angle, in radians. */
const MAX_ANGLE = (14 * Math.PI) / 180;
const MAX_BANDS = 4;

/** A connected area of text. */
interface Area {
  readonly pixels: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly height: number;
}

/** The long strips of text of a picture, the lowest of the longest ones first. */
export function findTextBands(picture: GrayPicture): TextBand[] {
  const small = shrunk(picture, SEARCH_SIDE);
  const scale = picture.width / small.width;
  const even = withEvenGround(small, 18);
  const bands: TextBand[] = [];
  for (const threshold of [0.45, 0.3, 0.6]) {
    const areas = textAreas(even, threshold)
      .filter(
        ({ length, height, angle }) =>
          length >= small.width * MIN_LENGTH_SHARE &&
          length / height >= MIN_SLENDERNESS &&
          Math.abs(angle) <= MAX_ANGLE,
      )
      .sort((one, other) => other.length - one.length);
    const longest = areas[0]?.length ?? 0;
    const candidates = areas
      .filter(({ length }) => length > longest * 0.6)
      .sort((one, other) => other.y - one.y);
    for (const area of candidates) {
      const band = {
        centerX: area.x * scale,
        centerY: area.y * scale,
        length: area.length * scale,
        angle: area.angle,
      };
      if (!bands.some((known) => isSameBand(known, band))) bands.push(band);
    }
    if (bands.length > 0 && threshold !== 0.45) break;
  }
  return bands.slice(0, MAX_BANDS);
}

/** Two lines of the zone count as one band. */
function isSameBand(one: TextBand, other: TextBand): boolean {
  const near = Math.max(one.length, other.length) * 0.075;
  return (
    Math.abs(one.centerY - other.centerY) < near && Math.abs(one.centerX - other.centerX) < 2 * near
  );
}

/** Areas where the shades change from left to right as often as in text. */
function textAreas({ width, height, data }: GrayPicture, threshold: number): Area[] {
  const changes = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      changes[at] = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    }
  }
  const density = boxMeans(changes, width, height, Math.round(width / 70), 1);
  const counts = new Uint32Array(256);
  for (const value of density) {
    const shade = Math.round(value);
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  const limit = Math.max(12, quantile(counts, density.length * 0.985) * threshold);
  const mask = new Uint8Array(density.length);
  for (let at = 0; at < mask.length; at++) mask[at] = (density[at] ?? 0) > limit ? 1 : 0;
  return connectedAreas(mask, width, height);
}

function connectedAreas(mask: Uint8Array, width: number, height: number): Area[] {
  const areas: Area[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue;
    const pixels: number[] = [];
    mask[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      pixels.push(at);
      const x = at % width;
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at + width,
      ]) {
        if (next >= 0 && next < width * height && mask[next] === 1) {
          mask[next] = 0;
          stack.push(next);
        }
      }
    }
    if (pixels.length > width) areas.push(measure(pixels, width));
  }
  return areas;
}

/** Center, direction and extent of an area. */
function measure(pixels: readonly number[], width: number): Area {
  let [sumX, sumY] = [0, 0];
  for (const at of pixels) {
    sumX += at % width;
    sumY += Math.floor(at / width);
  }
  const [meanX, meanY] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, xy, yy] = [0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - meanX, Math.floor(at / width) - meanY];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of pixels) {
    const along = ((at % width) - meanX) * cos + (Math.floor(at / width) - meanY) * sin;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  const length = most - least + 1;
  const middle = (least + most) / 2;
  return {
    pixels: pixels.length,
    x: meanX + middle * cos,
    y: meanY + middle * sin,
    angle,
    length,
    height: pixels.length / length,
  };
}

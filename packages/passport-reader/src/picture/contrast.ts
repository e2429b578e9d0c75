import { boxMeans, type GrayPicture } from "./gray-picture.ts";

/** Share of the darkest and of the lightest pixels that are beyond the range of shades. */
const DARKEST = 0.01;
const LIGHTEST = 0.7;
/** Steps of a shade in relation to the paper, of which the middle one is the paper's own. */
const RANGE = 1_000;

/**
 * Dark letters on an even white ground: each pixel in relation to the paper around it, which removes shadows, and
 * stretched over the range of shades. `radius` is about the height of two letters.
 */
export function withEvenGround(picture: GrayPicture, radius: number): GrayPicture {
  const { width, height, data } = picture;
  const means = boxMeans(data, width, height, radius, radius);
  // The paper is lighter than the mean, which letters darken.
  const light = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) light[at] = Math.max(data[at] ?? 0, means[at] ?? 0);
  const paper = boxMeans(light, width, height, radius, radius);
  const relative = new Uint16Array(data.length);
  const counts = new Uint32Array(RANGE + 1);
  for (let at = 0; at < data.length; at++) {
    const share = (data[at] ?? 0) / Math.max(8, paper[at] ?? 8);
    const value = Math.min(RANGE, Math.round((share * RANGE) / 2));
    relative[at] = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const dark = quantile(counts, data.length * DARKEST);
  const white = quantile(counts, data.length * LIGHTEST);
  const factor = 255 / Math.max(RANGE * 0.04, white - dark);
  const even = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    even[at] = Math.max(0, Math.min(255, Math.round(((relative[at] ?? 0) - dark) * factor)));
  }
  return { width, height, data: even };
}

/** Smallest value that `count` values do not exceed. */
export function quantile(counts: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let value = 0; value < counts.length; value++) {
    sum += counts[value] ?? 0;
    if (sum > count) return value;
  }
  return counts.length - 1;
}

/** A picture in shades of grey, a byte for each pixel, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function blankPicture(width: number, height: number, shade = 255): GrayPicture {
  return { width, height, data: new Uint8Array(width * height).fill(shade) };
}

/** Shades of a picture with four bytes for each pixel, as a canvas returns it. */
export function toGray(width: number, height: number, rgba: ArrayLike<number>): GrayPicture {
  const data = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    data[pixel] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, data };
}

/** The picture with its longer side at most `side` pixels, each the mean of those it replaces. */
export function shrunk(picture: GrayPicture, side: number): GrayPicture {
  const factor = Math.max(picture.width, picture.height) / side;
  if (factor <= 1) return picture;
  const [width, height] = [
    Math.max(1, Math.floor(picture.width / factor)),
    Math.max(1, Math.floor(picture.height / factor)),
  ];
  const small = blankPicture(width, height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * factor), Math.floor((y + 1) * factor)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * factor), Math.floor((x + 1) * factor)];
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        const start = row * picture.width;
        for (let at = start + left; at < start + right; at++) sum += picture.data[at] ?? 0;
      }
      small.data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return small;
}

/** The picture turned by quarters, clockwise. */
export function turned(picture: GrayPicture, quarters: number): GrayPicture {
  const { width, height, data } = picture;
  if (quarters === 0) return picture;
  if (quarters === 2) return { width, height, data: Uint8Array.from(data).reverse() };
  const result = blankPicture(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result.data[at] = data[y * width + x] ?? 0;
    }
  }
  return result;
}

/** Shade between four pixels; `outside` beyond the edges. */
export function shadeAt(picture: GrayPicture, x: number, y: number, outside = 255): number {
  const { width, height, data } = picture;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const right = x - left;
  const down = y - top;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Mean of the pixels around each one, in a window of `2 × across + 1` by `2 × along + 1` pixels. */
export function boxMeans(
  values: ArrayLike<number>,
  width: number,
  height: number,
  across: number,
  along: number,
): Float32Array {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    slidingMeans(values, rows, y * width, 1, width, across);
  }
  const result = new Float32Array(width * height);
  for (let x = 0; x < width; x++) slidingMeans(rows, result, x, width, height, along);
  return result;
}

function slidingMeans(
  from: ArrayLike<number>,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  let inside = 0;
  for (let at = 0; at < count + radius; at++) {
    if (at < count) {
      sum += from[start + at * step] ?? 0;
      inside++;
    }
    if (at > 2 * radius) {
      sum -= from[start + (at - 2 * radius - 1) * step] ?? 0;
      inside--;
    }
    if (at >= radius) to[start + (at - radius) * step] = sum / inside;
  }
}

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

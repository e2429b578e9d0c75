import sharp from "sharp";
import { blankPicture, type GrayPicture, shadeAt, toGray } from "../src/picture/gray-picture.ts";

/** How a page is photographed; by default held straight, sharp and in even light. */
export interface Shot {
  /** Size of the photo. */
  readonly width?: number;
  readonly height?: number;
  /** Width of the page in relation to the photo. */
  readonly share?: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  /** Narrowing of the upper edge and lift of the right one, in relation to the width. */
  readonly perspective?: readonly [narrow: number, lift: number];
  /** Radius of the blur, in pixels. */
  readonly blur?: number;
  /** Standard deviation of the noise, in shades. */
  readonly noise?: number;
  /** Range of shades. */
  readonly shades?: readonly [black: number, white: number];
  /** Shadow from left to right: share of the light at the right edge. */
  readonly shadow?: number;
  /** Bright spot: centre and radius, in relation to the width. */
  readonly glare?: readonly [x: number, y: number, radius: number];
  /** Quality of the JPEG. */
  readonly quality?: number;
}

type Point = readonly [x: number, y: number];

/** A photo of a page on a table, as a phone takes it. */
export async function photograph(page: GrayPicture, shot: Shot, seed = 1): Promise<GrayPicture> {
  const { width = 1_600, height = 1_200 } = shot;
  const random = seededRandom(seed);
  const photo = placed(page, shot, width, height, random);
  const [black, white] = shot.shades ?? [15, 235];
  const light = (x: number, y: number) => {
    const shadow = 1 - (1 - (shot.shadow ?? 1)) * (x / width);
    const [glareX, glareY, radius] = shot.glare ?? [0, 0, 0];
    const distance = Math.hypot(x / width - glareX, y / width - glareY);
    return { shadow, glare: radius > 0 ? Math.max(0, 1.4 - (1.4 * distance) / radius) : 0 };
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const { shadow, glare } = light(x, y);
      const lit = (black + ((photo.data[at] ?? 0) / 255) * (white - black)) * shadow;
      photo.data[at] = Math.min(255, lit + glare * (255 - lit));
    }
  }
  const raw = { raw: { width, height, channels: 1 as const } };
  let picture = sharp(photo.data, raw);
  if (shot.blur) picture = picture.blur(shot.blur);
  const blurred = await picture.toColourspace("b-w").raw().toBuffer();
  const noisy = blurred.map((shade) =>
    Math.max(0, Math.min(255, Math.round(shade + (shot.noise ?? 2) * gaussian(random)))),
  );
  const jpeg = await sharp(noisy, raw)
    .jpeg({ quality: shot.quality ?? 85 })
    .toBuffer();
  const { data, info } = await sharp(jpeg)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toGray(info.width, info.height, data);
}

/** The page in its place in the photo. */
function placed(
  page: GrayPicture,
  shot: Shot,
  width: number,
  height: number,
  random: () => number,
): GrayPicture {
  const half = (width * (shot.share ?? 0.9)) / 2;
  const tall = (half * page.height) / page.width;
  const [narrow, lift] = shot.perspective ?? [0, 0];
  const turn = ((shot.angle ?? 0) * Math.PI) / 180;
  const corner = (x: number, y: number): Point => {
    const inwards = y < 0 ? 1 - narrow : 1;
    const [px, py] = [x * half * inwards, y * tall * (x > 0 ? 1 - lift : 1)];
    return [
      width / 2 + px * Math.cos(turn) - py * Math.sin(turn),
      height / 2 + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const map = homography(
    [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    [
      [0, 0],
      [page.width, 0],
      [page.width, page.height],
      [0, page.height],
    ],
  );
  const photo = blankPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = map(x, y);
      const wood = 96 + 18 * Math.sin(y / 9 + Math.sin(x / 140) * 3) + random() * 8;
      photo.data[y * width + x] = shadeAt(page, fromX, fromY, wood);
    }
  }
  return photo;
}

/** The projection that maps four points to four others. */
function homography(from: readonly Point[], to: readonly Point[]): (x: number, y: number) => Point {
  const rows: number[][] = [];
  for (const [at, [x, y]] of from.entries()) {
    const [u, v] = to[at] ?? [0, 0];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  const h = solved(rows);
  const term = (at: number) => h[at] ?? 0;
  return (x, y) => {
    const depth = term(6) * x + term(7) * y + 1;
    return [
      (term(0) * x + term(1) * y + term(2)) / depth,
      (term(3) * x + term(4) * y + term(5)) / depth,
    ];
  };
}

/** Solves linear equations by elimination. */
function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const order = rows
      .slice(column)
      .sort((one, other) => Math.abs(other[column] ?? 0) - Math.abs(one[column] ?? 0));
    rows.splice(column, order.length, ...order);
    const pivot = rows[column] ?? [];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at <= count; at++) {
        row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
      }
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1));
}

/** The same numbers for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const gaussian = (random: () => number) =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());

// Writes `src/letters/letter-shapes.ts`: each letter of OCR-B as a small picture, drawn from the font beside this file.
import { readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";
/** A cell is as wide as the distance of letters, and 1.28 times as high as a capital. */
const WIDTH = 14;
const HEIGHT = 18;
const CELL_HEIGHT_IN_CAPITALS = 1.28;

const font = fontkit.create(readFileSync(new URL("OCRB.otf", import.meta.url)));
if (!("glyphForCodePoint" in font)) throw new Error("A collection of fonts");

const capital = font.glyphForCodePoint("H".charCodeAt(0));
const advance = capital.advanceWidth;
const { minY, maxY } = capital.bbox;
const height = (maxY - minY) * CELL_HEIGHT_IN_CAPITALS;
const middle = (minY + maxY) / 2;

const shapes: Buffer[] = [];
for (const letter of LETTERS) {
  const path = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG();
  const scale = 20;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${advance} ${height}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(0 ${height / 2 + middle}) scale(1 -1)" d="${path}"/></svg>`;
  shapes.push(
    await sharp(Buffer.from(svg))
      .flatten()
      .resize(WIDTH, HEIGHT, { kernel: "cubic", fit: "fill" })
      .toColourspace("b-w")
      .raw()
      .toBuffer(),
  );
}
console.log({ advance, capital: maxY - minY, ratio: (maxY - minY) / advance });
const text = Buffer.concat(shapes).toString("base64");
writeFileSync(
  new URL("../src/letters/letter-shapes.ts", import.meta.url),
  `// Written by specimens/draw-letter-shapes.ts.

/** Letters of a machine-readable zone. */
export const LETTERS = "${LETTERS}";
/** Size of a shape, in pixels: the distance of letters by ${CELL_HEIGHT_IN_CAPITALS} heights of a capital. */
export const SHAPE_WIDTH = ${WIDTH};
export const SHAPE_HEIGHT = ${HEIGHT};
export const SHAPE_HEIGHT_IN_CAPITALS = ${CELL_HEIGHT_IN_CAPITALS};

/** The shapes of the letters in grey, a byte for each pixel, one after the other in base64. */
export const SHAPES =
  "${text}";
`,
);

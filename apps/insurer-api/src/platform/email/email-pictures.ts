import { generatePattern, PATTERN_PALETTES, type PatternFamily } from "@sughurta/ikat";
import { markSvg } from "#src/platform/http/html-page.ts";

/** Size of the pattern band of an email, in CSS pixels. */
const BAND = { width: 584, height: 88 } as const;

/** The images of an email as SVG; both are decoration. */
export interface EmailPictures {
  readonly band: string;
  readonly mark: string;
}

/** Draws the pattern band of a product family and the mark of the brand. */
export function drawEmailPictures(family: PatternFamily, brandColour: string): EmailPictures {
  return { band: bandSvg(family), mark: markSvg(brandColour) };
}

function bandSvg(family: PatternFamily): string {
  const { x, y, width, height, thread, row, inks } = generatePattern({ family, ...BAND });
  const { ground, deep, bright, ivory } = PATTERN_PALETTES[family];
  const threads = [deep, bright, ivory]
    .map((colour, index) => `<path stroke="${colour}" d="${inks[index] ?? ""}"/>`)
    .join("");
  const middle = `translate(${BAND.width / 2} ${BAND.height / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BAND.width}" height="${BAND.height}"><defs><pattern id="pattern" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" patternTransform="${middle}"><g transform="scale(${thread} ${row}) translate(.5)" stroke-width="1.1">${threads}</g></pattern></defs><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#pattern)"/></svg>`;
}

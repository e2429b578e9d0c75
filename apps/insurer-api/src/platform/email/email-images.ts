import { generatePattern, PATTERN_PALETTES, type PatternFamily } from "@sughurta/ikat";
import sharp from "sharp";
import { markSvg } from "#src/platform/http/html-page.ts";
import type { Attachment } from "#src/platform/outbox/message-sender.ts";
import type { EmailSources } from "./render-email.ts";

/** Size of the pattern band of an email, in CSS pixels. */
const BAND = { width: 584, height: 88 } as const;

/** The images of an email as SVG; both are decoration. */
export interface EmailPictures {
  readonly band: string;
  readonly mark: string;
}

/** Pixels per inch of an SVG at two pixels per CSS pixel. */
const DENSITY = 144;

/** The inks of a pattern and the shades between them. */
const COLOURS = 16;

/** Names of the images in an email; its HTML refers to them as `cid:name`. */
const NAMES = { band: "band", mark: "mark" } as const;

export const EMAIL_SOURCES: EmailSources = { band: `cid:${NAMES.band}`, mark: `cid:${NAMES.mark}` };

const drawn = new Map<string, Promise<readonly Attachment[]>>();

/** The images of an email, drawn once for each family and colour. */
export function emailImages(
  family: PatternFamily,
  brandColour: string,
): Promise<readonly Attachment[]> {
  const key = `${family} ${brandColour}`;
  const images = drawn.get(key) ?? drawImages(family, brandColour);
  drawn.set(key, images);
  return images;
}

async function drawImages(
  family: PatternFamily,
  brandColour: string,
): Promise<readonly Attachment[]> {
  const { band, mark } = drawEmailPictures(family, brandColour);
  return Promise.all([toPng(NAMES.band, band), toPng(NAMES.mark, mark)]);
}

async function toPng(name: string, svg: string): Promise<Attachment> {
  const image = sharp(Buffer.from(svg), { density: DENSITY });
  const content = await image.png({ palette: true, colours: COLOURS }).toBuffer();
  return { name, mediaType: "image/png", content };
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

import type { PatternFamily } from "@sughurta/ikat";
import type { Attachment } from "#src/platform/outbox/message-sender.ts";
import { drawEmailPictures } from "./email-pictures.ts";
import type { EmailSources } from "./render-email.ts";

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
  // Loaded with the first letter: its library takes memory from the start.
  const { default: sharp } = await import("sharp");
  const image = sharp(Buffer.from(svg), { density: DENSITY });
  const content = await image.png({ palette: true, colours: COLOURS }).toBuffer();
  return { name, mediaType: "image/png", content };
}

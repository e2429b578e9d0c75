import type { PassportReadFailure, PassportReading } from "@sughurta/domain/person";
import { type GrayPicture, turned } from "../picture/gray-picture.ts";
import { findTextBands } from "../picture/text-band.ts";
import { findZoneLines, LETTER_SHARE } from "../picture/zone-lines.ts";
import { readZone } from "./read-zone.ts";
import type { RecognizeText } from "./text-recognition.ts";

/** Height of a letter in the photo below which it can't be read, in pixels. */
const MIN_LETTER = 8;
/** Mean shade of a picture that is too dark. */
const DARK = 45;
/** Share of white pixels around the lines that points to a reflection. */
const GLARE_SHARE = 0.2;
const WHITE = 250;

export type PictureResult = PassportReading | { readonly failure: PassportReadFailure };

/** Reads the passport in a picture, which may be tilted or turned. */
export function readPicture(
  picture: GrayPicture,
  recognize: RecognizeText,
  today: string,
): PictureResult {
  let isSmall = false;
  for (const quarters of [0, 1]) {
    const upright = turned(picture, quarters);
    for (const band of findTextBands(upright)) {
      const draw = findZoneLines(upright, band);
      if (draw === undefined) continue;
      if (band.length * LETTER_SHARE < MIN_LETTER) {
        isSmall = true;
        continue;
      }
      const reading = readZone(draw, recognize, today);
      if (reading !== undefined) return reading;
    }
  }
  return { failure: isSmall ? "tooSmall" : getReason(picture) };
}

/** Why there is no passport to be found. */
function getReason({ data }: GrayPicture): PassportReadFailure {
  let [sum, white] = [0, 0];
  for (const shade of data) {
    sum += shade;
    if (shade >= WHITE) white++;
  }
  if (sum / data.length < DARK) return "tooDark";
  return white / data.length > GLARE_SHARE ? "glare" : "noPassport";
}

import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { checkDigit } from "../src/mrz/passport-values.ts";
import { type GrayPicture, toGray } from "../src/picture/gray-picture.ts";

/** The holder of a drawn passport. */
export interface SpecimenPerson {
  readonly surname: string;
  readonly given: string;
  readonly country: string;
  readonly number: string;
  /** `YYMMDD`. */
  readonly born: string;
  readonly sex: "F" | "M";
  /** `YYMMDD`. */
  readonly validTo: string;
  readonly personal?: string;
}

const font = fontkit.create(readFileSync(new URL("OCRB.otf", import.meta.url)));
if (!("glyphForCodePoint" in font)) throw new Error("A collection of fonts");
const face = font;

const MM = 11.2;
const PAGE = { width: 125, height: 88 } as const;
const CHARACTER = 2.54;
const LINE_LENGTH = 44;

/** The two lines of the machine-readable zone. */
export function zoneLines(person: SpecimenPerson): [string, string] {
  const { surname, given, country, number, born, sex, validTo, personal = "" } = person;
  const filled = (text: string, length: number) => text.slice(0, length).padEnd(length, "<");
  const names = `${surname}<<${given}`.replaceAll(/[ -]/g, "<");
  const withDigit = (text: string) => text + checkDigit(text);
  const document = withDigit(filled(number, 9));
  const [birth, end] = [withDigit(born), withDigit(validTo)];
  const optional = withDigit(filled(personal, 14));
  return [
    filled(`P<${country}${names}`, LINE_LENGTH),
    `${document}${country}${birth}${sex}${end}${optional}${checkDigit(document + birth + end + optional)}`,
  ];
}

/** A text as paths, in millimetres; `advance` is the distance of the letters. */
function textPaths(text: string, left: number, baseline: number, advance: number): string {
  const scale = advance / face.glyphForCodePoint(65).advanceWidth;
  return [...text]
    .map((letter, at) => {
      const glyph = face.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const path = glyph.path.toSVG();
      return `<path transform="translate(${left + at * advance} ${baseline}) scale(${scale} ${-scale})" d="${path}"/>`;
    })
    .join("");
}

/** Wavy lines of the paper. */
function guilloche(): string {
  return Array.from({ length: 44 }, (_, row) => {
    const y = row * 2;
    return `<path fill="none" stroke="#9db7cf" stroke-width="0.18" d="M0 ${y} q 8 3 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0"/>`;
  }).join("");
}

/** The page of data of a passport, drawn. */
export async function drawPassport(person: SpecimenPerson): Promise<GrayPicture> {
  const [first, second] = zoneLines(person);
  const left = 6.6;
  const fields = [person.surname, person.given, person.number, person.born, person.validTo];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width * MM}" height="${PAGE.height * MM}" viewBox="0 0 ${PAGE.width} ${PAGE.height}">
<rect width="100%" height="100%" fill="#e9e4d6"/>${guilloche()}
<rect x="6" y="14" width="32" height="42" fill="#b9b2a6"/><circle cx="22" cy="30" r="9" fill="#6d6258"/><ellipse cx="22" cy="52" rx="14" ry="10" fill="#3f3a36"/>
<g fill="#25303f">${textPaths(`PASSPORT ${person.country}`, 44, 12, 3)}${fields
    .map((field, row) => textPaths(field, 44, 22 + row * 8, 2))
    .join("")}</g>
<g fill="#16181c">${textPaths(first, left, 74.2, CHARACTER)}${textPaths(second, left, 80.55, CHARACTER)}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toGray(info.width, info.height, data);
}

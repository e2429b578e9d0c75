import {
  isInTitleFace,
  readTitleFace,
  splitByTitleFace,
  TITLE_FACES,
} from "@sughurta/server-kit/title-faces";
import { type Document, parseFont } from "./page.ts";

const FACES = TITLE_FACES.map((face) => ({
  name: `title-${face}`,
  font: parseFont(readTitleFace(face)),
}));
const LINE_HEIGHT = 1.12;

/** Position of a title, and its possible sizes, the largest first. */
export interface TitlePlace {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** Registers the title font in a document. */
export function registerTitleFaces(doc: Document): void {
  for (const { name, font } of FACES) doc.registerFont(name, font);
}

/** The largest size in which a title fits completely; `undefined` if none is small enough. */
export function titleSize(doc: Document, title: string, place: TitlePlace): number | undefined {
  return place.sizes.find((size) => {
    const lines = toLines(doc, title, { size, width: place.width });
    const isLow = lines.length * size * LINE_HEIGHT <= place.height;
    return isLow && lines.every((line) => measureWidth(doc, line, size) <= place.width);
  });
}

/** Draws a title in the title font, in the largest size that fits; the rest ends with an ellipsis. */
export function drawTitleText(
  doc: Document,
  title: string,
  { x, y, ...place }: TitlePlace & { readonly x: number; readonly y: number },
): void {
  const size = titleSize(doc, title, place) ?? Math.min(...place.sizes);
  const most = Math.floor(place.height / (size * LINE_HEIGHT));
  const lines = toLines(doc, title, { size, width: place.width });
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(`${shown.pop() ?? ""}…`);
  shown.forEach((line, index) => {
    let left = x;
    for (const { font, text } of toRuns(line)) {
      doc.font(font).fontSize(size);
      doc.text(text, left, y + index * size * LINE_HEIGHT, { lineBreak: false });
      left += doc.widthOfString(text);
    }
  });
}

/** If the title font lacks a letter, the whole title uses the text font. */
function toRuns(line: string): readonly { readonly font: string; readonly text: string }[] {
  if (!isInTitleFace(line)) return [{ font: "strong", text: line }];
  return splitByTitleFace(line).map(({ face, text }) => ({ font: `title-${face}`, text }));
}

function measureWidth(doc: Document, line: string, size: number): number {
  return toRuns(line).reduce(
    (sum, { font, text }) => sum + doc.font(font).fontSize(size).widthOfString(text),
    0,
  );
}

function toLines(
  doc: Document,
  title: string,
  { size, width }: { readonly size: number; readonly width: number },
): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureWidth(doc, longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

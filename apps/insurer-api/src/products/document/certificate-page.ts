import type { Language } from "@sughurta/domain";
import { PATTERN_PALETTES } from "@sughurta/ikat";
import { COLOURS } from "./ornament.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  drawFact,
  drawFooter,
  drawPaper,
  type Fact,
  PAGE,
} from "./page.ts";
import { drawPattern, drawPatternEdge } from "./pattern.ts";

/** Height of the head of a further page. */
export const HEADER_HEIGHT = 96;
const PATTERN_WIDTH = 96;
/** Space between two columns. */
export const COLUMN_GAP = 24;
/** Width of one of two columns. */
export const COLUMN_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / 2;
/** Left edge of the right one of two columns. */
export const RIGHT_COLUMN = PAGE.margin + COLUMN_WIDTH + COLUMN_GAP;

/** Facts of a further page in addition to the cover. */
export interface CertificateFacts {
  readonly policyNumber: string;
  readonly holder: string;
  /** ISO date. */
  readonly issuedOn: string;
}

/** Adds a page with background and footer. */
export function newPage(doc: Document, branding: Branding, language: Language): void {
  doc.addPage({ size: "A4", margin: 0 });
  drawPaper(doc);
  drawFooter(doc, branding, language);
}

/** Draws brand, heading and issue date at the top of a page. */
export function drawHead(
  doc: Document,
  { brandName, pattern }: Branding,
  { heading, issued }: { readonly heading: string; readonly issued: string },
): void {
  doc.rect(0, 0, PAGE.width, HEADER_HEIGHT).fill(PATTERN_PALETTES[pattern.family].deep);
  const place = {
    x: PAGE.width - PATTERN_WIDTH,
    y: 0,
    width: PATTERN_WIDTH,
    height: HEADER_HEIGHT,
  };
  drawPattern(doc, pattern, place);
  const width = CONTENT_WIDTH - 84;
  doc.font("text").fontSize(10.5).fillColor(COLOURS.white);
  doc.text(brandName, PAGE.margin, 22);
  doc.text(issued, PAGE.margin, 68, { width });
  doc.font("strong").fontSize(19).text(heading, PAGE.margin, 38, { width });
  drawPatternEdge(doc, pattern, HEADER_HEIGHT);
}

/** Draws facts in pairs side by side; returns their bottom. */
export function drawPairs(doc: Document, pairs: readonly Fact[], top: number): number {
  let y = top;
  for (let index = 0; index < pairs.length; index += 2) {
    const ends = pairs.slice(index, index + 2).map((fact, column) =>
      drawFact(doc, fact, {
        x: column === 0 ? PAGE.margin : RIGHT_COLUMN,
        y,
        width: COLUMN_WIDTH,
        size: 11,
      }),
    );
    y = Math.max(...ends) + 8;
  }
  return y;
}

/** Draws the title of a section; returns its bottom. */
export function drawTitle(doc: Document, text: string, y: number, x: number = PAGE.margin): number {
  doc
    .font("strong")
    .fontSize(12)
    .fillColor(COLOURS.lapis)
    .text(text, x, y, { width: CONTENT_WIDTH });
  return doc.y + 4;
}

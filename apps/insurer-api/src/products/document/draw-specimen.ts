import type { Language } from "@sughurta/domain";
import { COLOURS } from "./ornament.ts";
import { type Document, PAGE } from "./page.ts";
import { specimenTexts } from "./specimen-texts.ts";

const BAND_HEIGHT = 22;
const MARK_SIZE = 40;
const MARK_ANGLE = -52;

/** Marks every page of a document as a specimen; its pages have to be buffered. */
export function drawSpecimen(doc: Document, language: Language): void {
  const { mark, notice } = specimenTexts[language];
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.rect(0, 0, PAGE.width, BAND_HEIGHT).fill(COLOURS.danger);
    doc.font("strong").fontSize(8.5).fillColor(COLOURS.white);
    doc.text(notice, 0, 6, { width: PAGE.width, align: "center", lineBreak: false });
    const middle = { x: PAGE.width / 2, y: PAGE.height / 2 };
    doc.save().rotate(MARK_ANGLE, { origin: [middle.x, middle.y] });
    doc.font("strong").fontSize(MARK_SIZE).fillColor(COLOURS.danger).fillOpacity(0.28);
    const left = middle.x - doc.widthOfString(mark) / 2;
    doc.text(mark, left, middle.y - MARK_SIZE / 2, { lineBreak: false });
    doc.restore();
  }
}

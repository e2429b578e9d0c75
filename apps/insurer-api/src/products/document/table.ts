import type { Language } from "@sughurta/domain";
import { drawTitle, newPage } from "./certificate-page.ts";
import { COLOURS } from "./ornament.ts";
import { type Branding, type Document, PAGE } from "./page.ts";

const ROW_PADDING = 6;
const CELL_GAP = 8;
/** Lower limit of rows. */
export const ROWS_END = PAGE.height - 66;
/** Space that a title needs to stay on the page of its first rows. */
const TITLE_WITH_ROWS = 64;

type Style = "head" | "strong" | "plain";

/** Cells of a table with their widths in points. */
export interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly style: Style;
}

function setStyle(doc: Document, style: Style): void {
  doc.font(style === "strong" ? "strong" : "text").fontSize(style === "head" ? 8.5 : 9.5);
  doc.fillColor(style === "head" ? COLOURS.muted : COLOURS.ink);
}

/** Draws a row as tall as its tallest cell, on a new page if this one is full; returns its bottom. */
function drawRow(doc: Document, { cells, widths }: Row, y: number, turn: () => number): number {
  const measureWidth = (index: number) => (widths[index] ?? 0) - CELL_GAP;
  const height = Math.max(
    ...cells.map((cell, index) => doc.heightOfString(cell, { width: measureWidth(index) })),
  );
  const top = y + height + ROW_PADDING > ROWS_END ? turn() : y;
  let x = PAGE.margin;
  for (const [index, cell] of cells.entries()) {
    doc.text(cell, x, top + ROW_PADDING / 2, { width: measureWidth(index) });
    x += widths[index] ?? 0;
  }
  const end = top + height + ROW_PADDING;
  doc.moveTo(PAGE.margin, end).lineTo(PAGE.width - PAGE.margin, end);
  doc.lineWidth(0.5).strokeColor(COLOURS.line).stroke();
  return end + 2;
}

/** Draws rows below a title; returns their bottom. */
export function drawTable(
  doc: Document,
  title: string,
  rows: readonly Row[],
  top: number,
  paper: { readonly branding: Branding; readonly language: Language },
): number {
  const turn = () => {
    newPage(doc, paper.branding, paper.language);
    return PAGE.margin;
  };
  let y = drawTitle(doc, title, top + TITLE_WITH_ROWS > ROWS_END ? turn() : top);
  for (const row of rows) {
    setStyle(doc, row.style);
    y = drawRow(doc, row, y, () => {
      const pageTop = turn();
      setStyle(doc, row.style);
      return pageTop;
    });
  }
  return y;
}

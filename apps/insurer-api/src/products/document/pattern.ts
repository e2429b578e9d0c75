import type { CoverFamily } from "@sughurta/domain/box";
import {
  BAND,
  generatePattern,
  PATTERN_PALETTES,
  type PatternPalette,
  type PatternPaths,
} from "@sughurta/ikat";

type Document = PDFKit.PDFDocument;

/** The pattern of one policy. */
export interface PolicyPattern {
  readonly family: CoverFamily;
  /** The number of the policy; screens draw the same pattern from it. */
  readonly seed: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of the pattern edge, in points. */
export const EDGE_HEIGHT = 12;
/** Share of a thread by which strokes overlap, to avoid visible seams. */
const OVERLAP = 0.1;

/** Draws the pattern of a policy, with one whole motif in the middle of its area. */
export function drawPattern(doc: Document, { family, seed }: PolicyPattern, place: Place): void {
  const { width, height } = place;
  drawPatternPaths(doc, generatePattern({ family, seed, width, height }), place, {
    inks: PATTERN_PALETTES[family],
    scale: 1,
  });
}

/** Draws the pattern edge over the whole width of a page. */
export function drawPatternEdge(doc: Document, { family }: PolicyPattern, y: number): void {
  const place = { x: 0, y, width: doc.page.width, height: EDGE_HEIGHT };
  drawPatternPaths(doc, BAND, place, {
    inks: PATTERN_PALETTES[family],
    scale: EDGE_HEIGHT / BAND.height,
  });
}

interface Dye {
  readonly inks: PatternPalette;
  /** Points per pixel of the pattern. */
  readonly scale: number;
}

function drawPatternPaths(
  doc: Document,
  { x: left, y: top, width, height, thread, row, inks: paths }: PatternPaths,
  place: Place,
  { inks: { ground, deep, bright, ivory }, scale }: Dye,
): void {
  doc.save();
  doc.rect(place.x, place.y, place.width, place.height).clip();
  doc.rect(place.x, place.y, place.width, place.height).fill(ground);
  doc.translate(place.x + place.width / 2, place.y + place.height / 2).scale(scale);
  const halfPlace = { width: place.width / scale / 2, height: place.height / scale / 2 };
  for (const x of repeats(left, width, halfPlace.width)) {
    for (const y of repeats(top, height, halfPlace.height)) {
      doc.save();
      doc.translate(x, y).scale(thread, row).translate(0.5, 0);
      doc.lineWidth(1 + OVERLAP);
      [deep, bright, ivory].forEach((color, index) => {
        const path = paths[index];
        if (path) doc.path(path).stroke(color);
      });
      doc.restore();
    }
  }
  doc.restore();
}

/** Start positions of tiles that cover an area `reach` to both sides of its middle. */
function repeats(start: number, step: number, reach: number): readonly number[] {
  const first = start - Math.ceil((reach + start) / step) * step;
  const count = Math.ceil((reach - first) / step);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

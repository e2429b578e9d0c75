/// <reference path="./pdfkit.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "@sughurta/domain";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { Config } from "#src/platform/config/config.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { documentTexts } from "./document-texts.ts";
import { COLOURS } from "./ornament.ts";
import { drawPatternEdge, EDGE_HEIGHT, type PolicyPattern } from "./pattern.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
/** Side of the QR code that links to the policy check. */
export const QR_SIZE = 104;

const require = createRequire(import.meta.url);

/** One face of a font file, with every character it contains. Throws for a collection. */
export function parseFont(file: Buffer): Font {
  const parsed = create(file);
  if ("fonts" in parsed) throw new Error("A font file has one face");
  // fontkit caches the first object of a glyph: a Cyrillic "Е" first read as a part of a Latin "E" has no character, so
  // that later documents lack it for search, copying and screen readers.
  for (const character of parsed.characterSet) parsed.glyphForCodePoint(character);
  return cacheWords(parsed);
}

/** Limit of cached words of a font, about 5 MB. */
const MAX_CACHED_WORDS = 4_000;

/** Shares the layout of words between documents, which took a quarter of their time. */
function cacheWords(font: Font): Font {
  const words = new LRUCache<string, ReturnType<Font["layout"]>>({ max: MAX_CACHED_WORDS });
  const layout = font.layout.bind(font);
  font.layout = (text, ...features) => {
    if (features.some(Boolean)) return layout(text, ...features);
    const cached = words.get(text) ?? layout(text);
    words.set(text, cached);
    // pdfkit scales the positions of a run in place.
    const positions = cached.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(cached)), cached, { positions });
  };
  return font;
}

const font = (name: string) =>
  parseFont(readFileSync(require.resolve(`@expo-google-fonts/onest/${name}`)));
/** Fonts with Tajik letters, parsed once: parsing took half of the time of a document. */
export const FONTS = {
  text: font("400Regular/Onest_400Regular.ttf"),
  strong: font("600SemiBold/Onest_600SemiBold.ttf"),
};

export type Document = PDFKit.PDFDocument;

const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F/u;

/**
 * A text limited to characters of the document's fonts: a missing character becomes its plain equivalent, an emoji is
 * dropped, and any other one becomes a question mark instead of an empty box.
 */
export function drawableText(text: string): string {
  return Array.from(text, drawableSign).join("");
}

function drawableSign(sign: string): string {
  if (hasShapes(sign)) return sign;
  const plain = sign.normalize("NFKC");
  if (hasShapes(plain)) return plain;
  return PICTURE.test(sign) ? "" : "?";
}

/** Line breaks have no glyphs: the text layout handles them. */
const hasShapes = (text: string) =>
  Array.from(text).every(
    (sign) => /\s/u.test(sign) || FONTS.text.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );

export interface Branding extends Pick<Config, "brandName" | "publicUrl"> {
  /** Phones to call about this policy. */
  readonly phones: string;
  readonly pattern: PolicyPattern;
}

/** A labelled value on a policy. */
export type Fact = readonly [name: string, value: string];

export function drawPaper(doc: Document): void {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.paper);
}

/** The smallest size of a value, in points. */
const MIN_SIZE = 9;
/** Lines that a value may have before its size is reduced. */
const USUAL_LINES = 3;

/** Position of a fact. */
export interface FactPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  /**
   * For values printed completely on a further page: the rest is replaced by an ellipsis. Other values get the lines
   * they need.
   */
  readonly maxLines?: number;
}

/** Sets the largest size, from the given one down to the smallest, in which a text has few enough lines. */
export function fitSize(
  doc: Document,
  text: string,
  { width, size, lines }: { readonly width: number; readonly size: number; readonly lines: number },
): void {
  const height = doc.fontSize(size).currentLineHeight(true) * lines;
  for (let tried = size; tried > MIN_SIZE; tried -= 1) {
    if (doc.fontSize(tried).heightOfString(text, { width }) <= height) return;
  }
  doc.fontSize(Math.min(size, MIN_SIZE));
}

/** Draws a label in small letters and its value below; returns the bottom of the value. */
export function drawFact(
  doc: Document,
  [name, value]: Fact,
  { x, y, width, size = 12, maxLines }: FactPlace,
): number {
  doc.font("text").fontSize(9.5).fillColor(COLOURS.muted).text(name, x, y, { width });
  const top = doc.y + 2;
  doc.font("strong").fillColor(COLOURS.ink);
  fitSize(doc, value, { width, size, lines: USUAL_LINES });
  const height = maxLines === undefined ? undefined : doc.currentLineHeight(true) * maxLines;
  doc.text(value, x, top, { width, ...(height !== undefined && { height, ellipsis: true }) });
  return doc.y;
}

/** Number of first names, at least one, that fit into the usual lines of a value together with an ending. */
export function namesThatFit(
  doc: Document,
  names: readonly string[],
  { width, ending }: { readonly width: number; readonly ending: (others: number) => string },
): number {
  doc.font("strong").fontSize(MIN_SIZE);
  const height = doc.currentLineHeight(true) * USUAL_LINES;
  let count = names.length;
  const text = () => names.slice(0, count).join(", ") + ending(names.length - count);
  while (count > 1 && doc.heightOfString(text(), { width }) > height) count -= 1;
  return count;
}

/** A policy number in groups of digits for reading aloud. */
export function spacedNumber(policyNumber: string): string {
  return policyNumber.replace(/^(.{4})(.{3})/, "$1 $2 ");
}

export function drawFooter(
  doc: Document,
  { brandName, phones, pattern }: Branding,
  language: Language,
): void {
  drawPatternEdge(doc, pattern, PAGE.height - EDGE_HEIGHT);
  doc
    .font("text")
    .fontSize(8.5)
    .fillColor(COLOURS.muted)
    .text(
      fill(documentTexts[language].footer, { brand: brandName, phone: phones }),
      PAGE.margin,
      PAGE.height - 52,
      { width: CONTENT_WIDTH, align: "center", lineBreak: true },
    );
}

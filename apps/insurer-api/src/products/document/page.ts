import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "@sughurta/domain";
import type { Config } from "#src/platform/config/config.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { drawWovenEdge, EDGE_HEIGHT, type PolicyCloth } from "./cloth.ts";
import { documentTexts } from "./document-texts.ts";
import { COLOURS } from "./ornament.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
/** Side of the code that leads to the check of a policy. */
export const QR_SIZE = 104;

const require = createRequire(import.meta.url);
const font = (name: string) => readFileSync(require.resolve(`@expo-google-fonts/onest/${name}`));
/** Faces with Tajik letters. */
export const FONTS = {
  text: font("400Regular/Onest_400Regular.ttf"),
  strong: font("600SemiBold/Onest_600SemiBold.ttf"),
};

export type Document = PDFKit.PDFDocument;
export interface Branding extends Pick<Config, "brandName" | "publicUrl"> {
  /** What to call about this policy. */
  readonly phones: string;
  readonly cloth: PolicyCloth;
}

/** Something with a name, on a policy. */
export type Fact = readonly [name: string, value: string];

export function drawPaper(doc: Document): void {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.paper);
}

/** Where a fact stands; what does not fit into its lines ends with an ellipsis. */
export interface FactPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly maxLines?: number;
}

/** Writes a name in small letters and its value below; answers where the value ends. */
export function drawFact(
  doc: Document,
  [name, value]: Fact,
  { x, y, width, size = 12, maxLines = 3 }: FactPlace,
): number {
  doc.font("text").fontSize(9.5).fillColor(COLOURS.muted).text(name, x, y, { width });
  doc.font("strong").fontSize(size).fillColor(COLOURS.ink);
  const height = doc.currentLineHeight(true) * maxLines;
  doc.text(value, x, doc.y + 2, { width, height, ellipsis: true });
  return doc.y;
}

/** A policy number in groups that can be read out. */
export function spacedNumber(policyNumber: string): string {
  return policyNumber.replace(/^(.{4})(.{3})/, "$1 $2 ");
}

export function drawFooter(
  doc: Document,
  { brandName, phones, cloth }: Branding,
  language: Language,
): void {
  drawWovenEdge(doc, cloth, PAGE.height - EDGE_HEIGHT);
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

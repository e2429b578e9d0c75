import { formatDate, type Language } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { moneyText } from "#src/policy/document/money-text.ts";
import { COLOURS, drawIkatEdge, drawStar } from "#src/policy/document/ornament.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  drawFact,
  drawFooter,
  drawPaper,
  type Fact,
  PAGE,
  QR_SIZE,
  spacedNumber,
} from "#src/policy/document/page.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { certificateTexts } from "./certificate-texts.ts";
import type { BoughtAddOn, TravelCover } from "./travel-cover.ts";

const HEADER_HEIGHT = 96;
/** Where the foot of the page begins. */
const FOOT_TOP = PAGE.height - 206;
const GAP = 24;
const HALF = (CONTENT_WIDTH - GAP) / 2;
const RIGHT = PAGE.margin + HALF + GAP;
const DIRAM_PER_UNIT = 100;
const ROW_PADDING = 6;
/** No row goes below it. */
const ROWS_END = PAGE.height - 66;
const FOOT_MARGIN = 12;

/** What a certificate says beside the cover. */
export interface CertificateFacts {
  readonly policyNumber: string;
  readonly holder: string;
  /** ISO date. */
  readonly issuedOn: string;
}

const sumText = (sum: number, currency: string, language: Language) =>
  moneyText(sum * DIRAM_PER_UNIT, currency, language);

/** Names of the countries; the whole Schengen Area is told where one of its countries is covered. */
export function territoryText(cover: TravelCover, language: Language): string {
  const names = cover.countries.map((country) => countryLabel(country, language)).join(", ");
  const told = cover.countries.some(({ SCU, WET }) => SCU === 2 || WET === 2);
  return cover.schengen && !told ? `${names} ${certificateTexts[language].wholeSchengen}` : names;
}

/** Days of cover, or how long each of many trips may be. */
export function daysText({ multi, days }: TravelCover, language: Language): string {
  const texts = certificateTexts[language];
  return fill(multi === 1 ? texts.manyTrips : texts.oneTrip, { days });
}

/** The medical sum of each person. */
export function medicalText({ sum, currency }: TravelCover, language: Language): string {
  return fill(certificateTexts[language].perPerson, { sum: sumText(sum, currency, language) });
}

function drawHead(
  doc: Document,
  { brandName }: Branding,
  facts: CertificateFacts,
  language: Language,
) {
  const texts = certificateTexts[language];
  doc.rect(0, 0, PAGE.width, HEADER_HEIGHT).fill(COLOURS.lapis);
  drawStar(doc, PAGE.width - 74, 44, 56, COLOURS.lapisDeep);
  drawStar(doc, PAGE.width - 74, 44, 14, COLOURS.saffron);
  const width = CONTENT_WIDTH - 84;
  doc.font("text").fontSize(10.5).fillColor(COLOURS.white);
  doc.text(brandName, PAGE.margin, 22);
  doc.text(fill(texts.issued, { date: formatDate(facts.issuedOn) }), PAGE.margin, 68, { width });
  doc.font("strong").fontSize(19).text(texts.heading, PAGE.margin, 38, { width });
  drawIkatEdge(doc, 0, HEADER_HEIGHT - 6, PAGE.width, 12);
}

/** Facts side by side, pair by pair; answers where they end. */
function drawPairs(doc: Document, pairs: readonly Fact[], top: number): number {
  let y = top;
  for (let index = 0; index < pairs.length; index += 2) {
    const ends = pairs
      .slice(index, index + 2)
      .map((fact, column) =>
        drawFact(doc, fact, { x: column === 0 ? PAGE.margin : RIGHT, y, width: HALF, size: 11 }),
      );
    y = Math.max(...ends) + 8;
  }
  return y;
}

function drawTitle(doc: Document, text: string, y: number): number {
  doc.font("strong").fontSize(12).fillColor(COLOURS.lapis).text(text, PAGE.margin, y);
  return doc.y + 4;
}

function newPage(doc: Document, branding: Branding, language: Language): void {
  doc.addPage({ size: "A4", margin: 0 });
  drawPaper(doc);
  drawFooter(doc, branding, language);
}

/** Cells of a table with their widths, in the style of the document at that time. */
interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
}

/** Draws a row as tall as its tallest cell, on a new page where this one is full; answers where it ends. */
function drawRow(doc: Document, { cells, widths }: Row, y: number, turn: () => number): number {
  const height = Math.max(
    ...cells.map((cell, index) => doc.heightOfString(cell, { width: (widths[index] ?? 0) - 8 })),
  );
  const top = y + height + ROW_PADDING > ROWS_END ? turn() : y;
  let x = PAGE.margin;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    doc.text(cell, x, top + ROW_PADDING / 2, { width: width - 8 });
    x += width;
  }
  const end = top + height + ROW_PADDING;
  doc.moveTo(PAGE.margin, end).lineTo(PAGE.width - PAGE.margin, end);
  doc.lineWidth(0.5).strokeColor(COLOURS.line).stroke();
  return end + 2;
}

type Style = "head" | "strong" | "plain";

function setStyle(doc: Document, style: Style): void {
  doc.font(style === "strong" ? "strong" : "text").fontSize(style === "head" ? 8.5 : 9.5);
  doc.fillColor(style === "head" ? COLOURS.muted : COLOURS.ink);
}

/** Draws rows below a title; answers where they end. */
function drawTable(
  doc: Document,
  title: string,
  rows: readonly (Row & { readonly style: Style })[],
  top: number,
  paper: { readonly branding: Branding; readonly language: Language },
): number {
  let y = drawTitle(doc, title, top);
  for (const row of rows) {
    setStyle(doc, row.style);
    y = drawRow(doc, row, y, () => {
      newPage(doc, paper.branding, paper.language);
      setStyle(doc, row.style);
      return PAGE.margin;
    });
  }
  return y;
}

function insuredRows(cover: TravelCover, language: Language) {
  const texts = certificateTexts[language];
  const widths = [CONTENT_WIDTH - 300, 88, 112, 100];
  const head = [texts.name, texts.birthDate, texts.document, texts.citizenship];
  return [
    { cells: head, widths, style: "head" as const },
    ...cover.insured.map(({ name, birthDate, document, citizenship }) => {
      const country = countryByCode(citizenship);
      const of = country ? countryLabel(country, language) : citizenship;
      const cells = [name, formatDate(birthDate), document, of];
      return { cells, widths, style: "strong" as const };
    }),
  ];
}

/** Name of an add-on with whom and where it is for, and its sum. */
function addOnCells(
  { field, sum, names }: BoughtAddOn,
  cover: TravelCover,
  language: Language,
): [string, string] {
  const { addOns } = certificateTexts[language];
  const where = field === "flatSumAssured" ? cover.flatAddress : undefined;
  const name = [addOns[field], names.join(", "), where].filter(Boolean).join(": ");
  return [name, sum === undefined ? "✓" : sumText(sum, cover.currency, language)];
}

/** Add-ons, two in a row. */
function addOnRows(cover: TravelCover, language: Language) {
  const cells = cover.addOns.map((addOn) => addOnCells(addOn, cover, language));
  const widths = [HALF - 62, 62 + GAP, HALF - 62, 62];
  return cells.flatMap((cell, index) =>
    index % 2 === 0
      ? [{ cells: [...cell, ...(cells[index + 1] ?? [])], widths, style: "plain" as const }]
      : [],
  );
}

function drawFoot(
  doc: Document,
  { phones }: Branding,
  cover: TravelCover,
  language: Language,
  qr: Buffer,
): void {
  const texts = certificateTexts[language];
  const width = CONTENT_WIDTH - QR_SIZE - 28;
  doc.roundedRect(PAGE.margin, FOOT_TOP, width, 52, 8).fill(COLOURS.lapisPale);
  drawFact(doc, [texts.assistance, phones], {
    x: PAGE.margin + 14,
    y: FOOT_TOP + 9,
    width: width - 28,
    size: 14,
  });
  const notes = [texts.assistanceHint, texts.includes, ...(cover.visaReady ? [texts.visa] : [])];
  doc.font("text").fontSize(8.5).fillColor(COLOURS.ink);
  doc.text(notes.join(" "), PAGE.margin, FOOT_TOP + 62, { width, lineGap: 1 });
  const qrX = PAGE.width - PAGE.margin - QR_SIZE;
  doc.image(qr, qrX, FOOT_TOP, { width: QR_SIZE });
  doc.fontSize(8.5).fillColor(COLOURS.muted);
  doc.text(texts.verify, qrX, FOOT_TOP + QR_SIZE + 6, { width: QR_SIZE, align: "center" });
}

/** Draws a page that tells a visa desk or a doctor who is insured, where, when and for what. */
export function drawCertificate(
  doc: Document,
  branding: Branding,
  cover: TravelCover,
  facts: CertificateFacts,
  language: Language,
  qr: Buffer,
): void {
  const texts = certificateTexts[language];
  const paper = { branding, language };
  newPage(doc, branding, language);
  drawHead(doc, branding, facts, language);
  doc.font("text").fontSize(10).fillColor(COLOURS.ink);
  doc.text(fill(texts.intro, { brand: branding.brandName }), PAGE.margin, HEADER_HEIGHT + 20, {
    width: CONTENT_WIDTH,
  });
  const period = `${formatDate(cover.beginDate)} – ${formatDate(cover.endDate)}`;
  const pairs: Fact[] = [
    [texts.number, spacedNumber(facts.policyNumber)],
    [texts.holder, facts.holder],
    [texts.period, period],
    [texts.days, daysText(cover, language)],
    [texts.medical, medicalText(cover, language)],
    [texts.leisure, cover.sport ? texts.sport : texts.calm],
  ];
  const afterPairs = drawPairs(doc, pairs, doc.y + 12);
  const territory: Fact = [texts.territory, territoryText(cover, language)];
  const where = { x: PAGE.margin, y: afterPairs, width: CONTENT_WIDTH, size: 11, maxLines: 60 };
  const afterFacts = drawFact(doc, territory, where);
  const afterInsured = drawTable(
    doc,
    texts.insured,
    insuredRows(cover, language),
    afterFacts + 14,
    paper,
  );
  const end =
    cover.addOns.length > 0
      ? drawTable(doc, texts.addOnsTitle, addOnRows(cover, language), afterInsured + 12, paper)
      : afterInsured;
  if (end > FOOT_TOP - FOOT_MARGIN) newPage(doc, branding, language);
  drawFoot(doc, branding, cover, language, qr);
}

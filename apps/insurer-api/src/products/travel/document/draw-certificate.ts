import { formatDate, type Language } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { SCHENGEN_LEAST } from "@sughurta/domain/travel";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import {
  type CertificateFacts,
  COLUMN_GAP,
  COLUMN_WIDTH,
  drawHead,
  drawPairs,
  HEADER_HEIGHT,
  newPage,
} from "#src/products/document/certificate-page.ts";
import { COLOURS } from "#src/products/document/ornament.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  drawFact,
  type Fact,
  PAGE,
  QR_SIZE,
  spacedNumber,
} from "#src/products/document/page.ts";
import { drawQrCode, type QrCode } from "#src/products/document/qr-code.ts";
import { drawTable, type Row } from "#src/products/document/table.ts";
import type { TravelCover } from "#src/products/line/policy-cover.ts";
import { certificateTexts } from "./certificate-texts.ts";
import {
  addOnCells,
  daysText,
  getExclusions,
  leisureText,
  medicalText,
  territoryText,
} from "./cover-words.ts";

/** Top of the page's foot. */
const FOOT_TOP = PAGE.height - 216;
const FOOT_MARGIN = 12;

function insuredRows(cover: TravelCover, language: Language): Row[] {
  const texts = certificateTexts[language];
  const widths = [CONTENT_WIDTH - 300, 88, 112, 100];
  const head = [texts.name, texts.birthDate, texts.document, texts.citizenship];
  return [
    { cells: head, widths, style: "head" },
    ...cover.insured.map(({ name, birthDate, document, citizenship }) => {
      const country = countryByCode(citizenship);
      const of = country ? countryLabel(country, language) : citizenship;
      const cells = [name, formatDate(birthDate), document, of];
      return { cells, widths, style: "strong" as const };
    }),
  ];
}

/** Add-ons, two in a row. */
function addOnRows(cover: TravelCover, language: Language) {
  const cells = cover.addOns.map((addOn) => addOnCells(addOn, cover, language));
  const widths = [COLUMN_WIDTH - 62, 62 + COLUMN_GAP, COLUMN_WIDTH - 62, 62];
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
  qr: QrCode,
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
  const notes = [
    texts.assistanceHint,
    texts.includes,
    `${texts.notCovered}: ${getExclusions(cover, language).join("; ")}.`,
    ...(cover.visaReady
      ? [fill(texts.visa, { sum: amountText(SCHENGEN_LEAST.EUR, language) })]
      : []),
  ];
  doc.font("text").fontSize(8.5).fillColor(COLOURS.ink);
  doc.text(notes.join(" "), PAGE.margin, FOOT_TOP + 62, { width, lineGap: 1 });
  const qrX = PAGE.width - PAGE.margin - QR_SIZE;
  drawQrCode(doc, qr, { x: qrX, y: FOOT_TOP, width: QR_SIZE });
  doc.fontSize(8.5).fillColor(COLOURS.muted);
  doc.text(texts.verify, qrX, FOOT_TOP + QR_SIZE + 6, { width: QR_SIZE, align: "center" });
}

/** Draws a page for visa desks and doctors with the insured people, territory, period and cover. */
export function drawCertificate(
  doc: Document,
  branding: Branding,
  cover: TravelCover,
  facts: CertificateFacts,
  language: Language,
  qr: QrCode,
): void {
  const texts = certificateTexts[language];
  const paper = { branding, language };
  newPage(doc, branding, language);
  const issued = fill(texts.issued, { date: formatDate(facts.issuedOn) });
  drawHead(doc, branding, { heading: texts.heading, issued });
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
    [texts.leisure, leisureText(cover, language)],
  ];
  const afterPairs = drawPairs(doc, pairs, doc.y + 12);
  const territory: Fact = [texts.territory, territoryText(cover, language)];
  const where = { x: PAGE.margin, y: afterPairs, width: CONTENT_WIDTH, size: 11 };
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

import { formatDate, formatPhone, fromWirePhone, type Language } from "@sughurta/domain";
import { PATTERN_PALETTES } from "@sughurta/ikat";
import PDFDocument from "pdfkit";
import type { Localised, Policy } from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { newPage } from "#src/products/document/certificate-page.ts";
import type { CoverPages } from "#src/products/document/cover-pages.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import { drawSpecimen } from "#src/products/document/draw-specimen.ts";
import { COLOURS, drawStar } from "#src/products/document/ornament.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  drawableText,
  drawFact,
  drawFooter,
  drawPaper,
  type Fact,
  FONTS,
  namesThatFit,
  PAGE,
  QR_SIZE,
  spacedNumber,
} from "#src/products/document/page.ts";
import { drawPattern, drawPatternEdge, EDGE_HEIGHT } from "#src/products/document/pattern.ts";
import { drawQrCode, type QrCode, qrCode } from "#src/products/document/qr-code.ts";
import { specimenTexts } from "#src/products/document/specimen-texts.ts";
import {
  drawTitleText,
  registerTitleFaces,
  type TitlePlace,
} from "#src/products/document/title.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import { productNames } from "#src/products/line/product-names.ts";

const HEADER_HEIGHT = 206;
const PATTERN_WIDTH = 152;
/** Space between the facts and the steps, if there is enough. */
const FACTS_GAP = 22;
/** Top of the steps: they end above the footer, otherwise they have a page of their own. */
const MAX_STEPS = 560;
const MIN_STEPS = 606;
/** Position of a policy's title in the page head. */
export const TITLE_PLACE: TitlePlace = { width: 380, height: 64, sizes: [27, 22, 17, 14] };

/** Top of a legal name, below a title of one line. */
const LEGAL_NAME_TOP = 138;

/** Input of a policy document. */
interface PolicyDocumentInput {
  readonly policy: Policy;
  /** Paid so far, in diram. */
  readonly paidDiram: number;
  /** Remaining instalments. */
  readonly later: Fact | undefined;
  /** Notice of a cancellation or suspension. */
  readonly notice: string | undefined;
  readonly title: Localised | undefined;
  readonly language: Language;
  /** Date of issue in the insurer's time zone. */
  readonly issuedOn: string;
  readonly cover: CoverPages | undefined;
  /** Every page is marked as not valid. */
  readonly isSpecimen: boolean;
}

/** Replaces or drops characters that its fonts cannot draw: user input may contain any character. */
class PolicyPdf extends PDFDocument {
  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const drawable = drawableText(text);
    return typeof x === "object" ? super.text(drawable, x) : super.text(drawable, x, y, options);
  }
}

/** Draws the policy document as a PDF with embedded fonts, so that Tajik is readable everywhere. */
export async function renderPolicyDocument(
  branding: Branding,
  input: PolicyDocumentInput,
): Promise<Uint8Array> {
  const { policy, language } = input;
  const texts = documentTexts[language];
  const verifyUrl = `${branding.publicUrl}/verify/${policy.number}?lang=${language}`;
  const qr = qrCode(verifyUrl);
  const heading = `${texts.heading} ${policy.number}`;
  const doc = new PolicyPdf({
    size: "A4",
    margin: 0,
    lang: language,
    bufferPages: input.isSpecimen,
    info: {
      Title: input.isSpecimen ? `${specimenTexts[language].mark}: ${heading}` : heading,
      Author: branding.brandName,
      // A policy's file is the same whenever it is drawn.
      CreationDate: policy.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  registerTitleFaces(doc);
  drawPaper(doc);
  drawHeader(doc, branding, input);
  if (input.notice !== undefined) drawNotice(doc, input.notice);
  const afterFacts = drawFacts(doc, input, 236);
  drawFooter(doc, branding, language);
  const top = Math.max(MAX_STEPS, afterFacts + FACTS_GAP);
  const fits = top - FACTS_GAP <= MIN_STEPS;
  if (!fits) newPage(doc, branding, language);
  drawSteps(doc, branding, input, qr, fits ? Math.min(top, MIN_STEPS) : PAGE.margin);
  input.cover?.draw(doc, qr);
  if (input.isSpecimen) drawSpecimen(doc, language);
  doc.end();
  return finished;
}

function drawHeader(
  doc: Document,
  branding: Branding,
  { policy, title, language, issuedOn }: PolicyDocumentInput,
) {
  const texts = documentTexts[language];
  const { pattern } = branding;
  doc.rect(0, 0, PAGE.width, HEADER_HEIGHT).fill(PATTERN_PALETTES[pattern.family].deep);
  const height = HEADER_HEIGHT - EDGE_HEIGHT / 2;
  drawPattern(doc, pattern, { x: PAGE.width - PATTERN_WIDTH, y: 0, width: PATTERN_WIDTH, height });
  drawStar(doc, PAGE.margin + 9, 52, 11, COLOURS.saffron);
  doc
    .font("strong")
    .fontSize(15)
    .fillColor(COLOURS.white)
    .text(branding.brandName, PAGE.margin + 28, 42);
  doc.font("text").fontSize(11).text(texts.heading, PAGE.margin, 84);
  const { name, legalName } = productNames(policy, title, language);
  drawTitleText(doc, name, { ...TITLE_PLACE, x: PAGE.margin, y: 100 });
  if (legalName) {
    doc.font("text").fontSize(11).fillColor(COLOURS.white);
    doc.text(legalName, PAGE.margin, LEGAL_NAME_TOP, { width: TITLE_PLACE.width });
  }
  const { version, versionOn } = policy;
  const lines = [
    fill(texts.issued, { date: formatDate(issuedOn) }),
    ...(versionOn === null
      ? []
      : [fill(texts.version, { version, date: formatDate(versionOn), before: version - 1 })]),
  ];
  doc.font("text").fontSize(11).text(lines.join(". "), PAGE.margin, 172);
  drawPatternEdge(doc, pattern, HEADER_HEIGHT - EDGE_HEIGHT / 2);
}

/** A prominent bar above all other content. */
function drawNotice(doc: Document, notice: string): void {
  doc.roundedRect(PAGE.margin, 6, CONTENT_WIDTH, 32, 6).fill(COLOURS.white);
  doc.font("strong").fontSize(9.5).fillColor(COLOURS.danger);
  const height = doc.heightOfString(notice, { width: CONTENT_WIDTH - 24 });
  doc.text(notice, PAGE.margin + 12, 6 + (32 - height) / 2, { width: CONTENT_WIDTH - 24 });
}

/** The premium with its discount, if the paid amount alone is not the whole price. */
function priceFacts(policy: Policy, paidDiram: number, language: Language): Fact[] {
  const texts = documentTexts[language];
  const { priceDiram, amountDiram, couponCode, currency } = policy;
  const paid: Fact = [texts.paid, moneyText(paidDiram, currency, language)];
  if (priceDiram === paidDiram) return [paid];
  const price: Fact = [texts.price, moneyText(priceDiram, currency, language)];
  if (priceDiram === amountDiram) return [price, paid];
  const discount = moneyText(amountDiram - priceDiram, currency, language);
  return [price, [fill(texts.discount, { code: couponCode ?? "" }), discount], paid];
}

/** Names of the insured persons; a list that is too long continues in full on a further page. */
function insuredText(
  doc: Document,
  { lifeAssured }: Policy,
  language: Language,
  width: number,
): string {
  const ending = (others: number) =>
    others > 0 ? fill(documentTexts[language].others, { count: others }) : "";
  const count = namesThatFit(doc, lifeAssured, { width, ending });
  return lifeAssured.slice(0, count).join(", ") + ending(lifeAssured.length - count);
}

function drawFacts(
  doc: Document,
  { policy, paidDiram, later, language, cover }: PolicyDocumentInput,
  top: number,
): number {
  const texts = documentTexts[language];
  const half = (CONTENT_WIDTH - 24) / 2;
  const left = PAGE.margin;
  const right = left + half + 24;
  const { holder, currency } = policy;
  doc.roundedRect(left, top, CONTENT_WIDTH, 62, 10).fill(COLOURS.lapisPale);
  const row = { y: top + 11, size: 19 };
  drawFact(doc, [texts.number, spacedNumber(policy.number)], { ...row, x: left + 18, width: half });
  const code = policy.code.replace(/^(.{4})/, "$1 ");
  drawFact(doc, [texts.code, code], { ...row, x: right, width: half - 18 });
  const phone = fromWirePhone(holder.phone);
  const papers = [holder.docSeries, holder.docNumber].filter(Boolean).join(" ");
  const price = priceFacts(policy, paidDiram, language);
  const leftFacts: Fact[] = [
    [texts.holder, toFullName(holder)],
    [texts.birthDate, formatDate(holder.birthDate)],
    ...(papers ? [[texts.document, papers] as const] : []),
    ...(phone ? [[texts.phone, formatPhone(phone)] as const] : []),
    ...(cover?.insured ? [] : [[texts.insured, insuredText(doc, policy, language, half)] as const]),
    ...(later ? [later] : []),
  ];
  const sumAssured: Fact[] =
    policy.sumAssuredDiram > 0
      ? [[texts.sumAssured, moneyText(policy.sumAssuredDiram, currency, language)]]
      : [];
  const rightFacts: Fact[] = [
    [texts.cover, `${formatDate(policy.startDate)} – ${formatDate(policy.endDate)}`],
    ...(cover?.afterPeriod ? [cover.afterPeriod] : []),
    ...(cover?.facts ?? sumAssured),
    ...price,
  ];
  const ends = (
    [
      [leftFacts, { x: left, width: half }],
      [rightFacts, { x: right, width: half, maxLines: 3 }],
    ] as const
  ).map(([facts, place]) =>
    facts.reduce((y, one) => drawFact(doc, one, { ...place, y }) + 11, top + 84),
  );
  const y = Math.max(...ends);
  // An address has the full width, so that its house number is never cut off.
  return cover?.insured
    ? drawFact(doc, cover.insured, { x: left, y, width: CONTENT_WIDTH }) + 11
    : y;
}

function drawSteps(
  doc: Document,
  { phones, publicUrl }: Branding,
  { language, cover }: PolicyDocumentInput,
  qr: QrCode,
  top: number,
): void {
  const texts = documentTexts[language];
  const stepsWidth = CONTENT_WIDTH - QR_SIZE - 58;
  doc
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.width - PAGE.margin, top)
    .lineWidth(0.8)
    .strokeColor(COLOURS.line)
    .stroke();
  doc
    .font("strong")
    .fontSize(13)
    .fillColor(COLOURS.ink)
    .text(texts.whatToDo, PAGE.margin, top + 20);
  let y = top + 46;
  for (const step of cover?.steps ?? texts.steps) {
    drawStar(doc, PAGE.margin + 6, y + 7, 5, COLOURS.saffron);
    const values = { phone: phones, site: new URL(publicUrl).host };
    doc
      .font("text")
      .fontSize(10.5)
      .fillColor(COLOURS.ink)
      .text(fill(step, values), PAGE.margin + 20, y, { width: stepsWidth - 20, lineGap: 2 });
    y = doc.y + 8;
  }
  const qrX = PAGE.width - PAGE.margin - QR_SIZE - 10;
  doc.roundedRect(qrX - 10, top + 16, QR_SIZE + 20, QR_SIZE + 20, 8).fill(COLOURS.white);
  drawQrCode(doc, qr, { x: qrX, y: top + 26, width: QR_SIZE });
  doc
    .font("text")
    .fontSize(9)
    .fillColor(COLOURS.muted)
    .text(texts.verify, qrX - 10, top + QR_SIZE + 44, { width: QR_SIZE + 20, align: "center" });
}

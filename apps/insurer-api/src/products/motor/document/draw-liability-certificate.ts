import { formatDate, type Language } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import type { Holder, Localised } from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import {
  CONTENT_WIDTH,
  type Document,
  fitSize,
  PAGE,
  spacedNumber,
} from "#src/products/document/page.ts";
import { drawQrCode, type QrCode } from "#src/products/document/qr-code.ts";
import type { MotorCover } from "#src/products/line/policy-cover.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { vehicleText } from "./cover-words.ts";
import type { MotorPaper } from "./draw-motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";
import type { MotorDocumentWords } from "./motor-document-words.ts";

/** The language of the traffic police. */
const ROAD_LANGUAGE: Language = "tg";
/** Black on white only, for any printer. */
const BLACK = "#000000";
const QR_SIDE = 208;
const LEFT_WIDTH = CONTENT_WIDTH - QR_SIDE - 28;

/** Surname and initials: `Саидова М. Р.` */
export function shortName({ lastName, firstName, patronymic }: Holder): string {
  const initials = [firstName, patronymic].flatMap((name) => (name ? [`${[...name][0]}.`] : []));
  return [lastName, ...initials].join(" ");
}

/** A text in the language of the traffic police, followed by the buyer's language if it differs. */
const both = (texts: Readonly<Record<Language, string>>, language: Language) =>
  [...new Set([texts[ROAD_LANGUAGE], texts[language]])].join(" · ");

type Label = {
  [Key in keyof MotorDocumentWords]: MotorDocumentWords[Key] extends string ? Key : never;
}[keyof MotorDocumentWords];

const label = (key: Label, language: Language) =>
  both(
    {
      ru: motorDocumentTexts.ru[key],
      tg: motorDocumentTexts.tg[key],
      en: motorDocumentTexts.en[key],
    },
    language,
  );

/** The kind of vehicle in place of the general word "vehicle". */
function vehicleTypeText({ vehicle: { vehicleType = 0 } }: MotorCover, language: Language): string {
  const { ru, tg, en } = motorDocumentTexts;
  const of = ({ vehicleTypes }: MotorDocumentWords) => vehicleTypes[vehicleType] ?? "";
  return both({ ru: of(ru), tg: of(tg), en: of(en) }, language);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/**
 * Draws a small label with a large value below, smaller if it needs more than two lines; returns the bottom of the
 * value.
 */
function drawValue(
  doc: Document,
  name: string,
  value: string,
  { x, y, width, size }: Place,
): number {
  doc.font("text").fontSize(10).fillColor(BLACK).text(name, x, y, { width });
  const top = doc.y + 1;
  fitSize(doc.font("strong"), value, { width, size, lines: 2 });
  doc.text(value, x, top, { width });
  return doc.y;
}

/** The largest size up to 84 points at which a text fits on one line. */
function sizeFor(doc: Document, text: string, width: number): number {
  doc.font("strong").fontSize(84);
  return Math.min(84, (84 * width) / doc.widthOfString(text));
}

function drawPlate(doc: Document, plate: string, name: string, top: number): number {
  const height = 150;
  doc.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, 14).lineWidth(3).strokeColor(BLACK);
  doc.stroke();
  doc
    .font("text")
    .fontSize(9)
    .fillColor(BLACK)
    .text(name, PAGE.margin + 16, top + 10);
  const text = formatPlate(plate);
  const size = sizeFor(doc, text, CONTENT_WIDTH - 48);
  doc.fontSize(size).text(text, PAGE.margin, top + 12 + (height - size * 1.2) / 2, {
    width: CONTENT_WIDTH,
    align: "center",
    lineBreak: false,
  });
  return top + height;
}

/** Draws the page for the traffic police with plate, period, vehicle and holder, and a QR code that verifies it. */
export function drawLiabilityCertificate(
  doc: Document,
  { branding, policy, cover, language }: MotorPaper,
  title: Localised,
  qr: QrCode,
): void {
  const { vehicle } = cover;
  doc.addPage({ size: "A4", margin: 0 });
  doc.font("strong").fontSize(13).fillColor(BLACK).text(branding.brandName, PAGE.margin, 44);
  const names = [...new Set([ROAD_LANGUAGE, language])].map((one) =>
    productNames(policy, title, one),
  );
  const heading = names.map(({ name }) => name).join(" · ");
  doc.fontSize(24).text(heading, PAGE.margin, 64, { width: CONTENT_WIDTH });
  doc.font("text").fontSize(12);
  for (const { legalName } of names) {
    if (legalName) doc.text(legalName, PAGE.margin, doc.y + 3, { width: CONTENT_WIDTH });
  }
  const plateTop = doc.y + 16;
  const afterPlate =
    vehicle.plate === undefined
      ? plateTop
      : drawPlate(doc, vehicle.plate, label("plate", language), plateTop);
  const half = CONTENT_WIDTH / 2;
  const dates = { y: afterPlate + 24, width: half - 12, size: 40 };
  const period = label("period", language);
  const from = label("from", language);
  drawValue(doc, `${period}: ${from}`, formatDate(policy.startDate), { ...dates, x: PAGE.margin });
  const until = { ...dates, x: PAGE.margin + half };
  const afterDates = drawValue(doc, label("to", language), formatDate(policy.endDate), until);
  doc.moveTo(PAGE.margin, afterDates + 20).lineTo(PAGE.width - PAGE.margin, afterDates + 20);
  doc.lineWidth(1).strokeColor(BLACK).stroke();
  const top = afterDates + 40;
  const values: readonly (readonly [string, string, number])[] = [
    [vehicleTypeText(cover, language), vehicleText(cover), 22],
    [label("holder", language), shortName(policy.holder), 22],
    [label("number", language), spacedNumber(policy.number), 30],
    ...(vehicle.vin ? [[label("vin", ROAD_LANGUAGE), vehicle.vin, 17] as const] : []),
    ...(vehicle.bodyNumber
      ? [[label("bodyNumber", language), vehicle.bodyNumber, 17] as const]
      : []),
  ];
  values.reduce(
    (y, [name, value, size]) =>
      drawValue(doc, name, value, { x: PAGE.margin, y, width: LEFT_WIDTH, size }) + 16,
    top,
  );
  const qrX = PAGE.width - PAGE.margin - QR_SIDE;
  drawQrCode(doc, qr, { x: qrX, y: top, width: QR_SIDE, colour: BLACK });
  doc.font("text").fontSize(9.5).fillColor(BLACK);
  doc.text(label("verify", language), qrX, top + QR_SIDE + 8, { width: QR_SIDE, align: "center" });
  const footer = fill(documentTexts[language].footer, {
    brand: branding.brandName,
    phone: branding.phones,
  });
  doc
    .fontSize(8.5)
    .text(footer, PAGE.margin, PAGE.height - 52, { width: CONTENT_WIDTH, align: "center" });
}

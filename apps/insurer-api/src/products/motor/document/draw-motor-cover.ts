import { formatDate, type Language } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import {
  COLUMN_GAP,
  COLUMN_WIDTH,
  drawHead,
  drawPairs,
  drawTitle,
  HEADER_HEIGHT,
  newPage,
  RIGHT_COLUMN,
} from "#src/products/document/certificate-page.ts";
import { COLOURS, drawStar } from "#src/products/document/ornament.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  type Fact,
  PAGE,
  spacedNumber,
} from "#src/products/document/page.ts";
import { drawTable, ROWS_END, type Row } from "#src/products/document/table.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import type { MotorCover } from "#src/products/line/policy-cover.ts";
import {
  cascoFacts,
  coverLists,
  limitText,
  mainCondition,
  optionCells,
  territoryText,
  vehicleText,
  whoMayDrive,
} from "./cover-words.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";
import type { MotorDocumentWords } from "./motor-document-words.ts";

const SUM_WIDTH = 74;

/** Input of the pages of a motor policy. */
export interface MotorPaper {
  readonly branding: Branding;
  readonly policy: Policy;
  /** ISO date. */
  readonly issuedOn: string;
  readonly cover: MotorCover;
  readonly language: Language;
}

function toPairs(paper: MotorPaper, texts: MotorDocumentWords): Fact[] {
  const { policy, cover } = paper;
  const { vehicle, program } = cover;
  const facts: (Fact | undefined)[] = [
    [texts.number, spacedNumber(policy.number)],
    [texts.holder, toFullName(policy.holder)],
    [texts.period, `${formatDate(policy.startDate)} – ${formatDate(policy.endDate)}`],
    [texts.programme, texts.programmes[program]],
    [texts.vehicle, vehicleText(cover)],
    vehicle.plate === undefined ? undefined : [texts.plate, formatPlate(vehicle.plate)],
    vehicle.vin === undefined ? undefined : [texts.vin, vehicle.vin],
    vehicle.bodyNumber === undefined ? undefined : [texts.bodyNumber, vehicle.bodyNumber],
    vehicle.registration === undefined ? undefined : [texts.registration, vehicle.registration],
    [texts.territory, territoryText(cover, paper.language)],
    ...cascoFacts(cover, paper.language),
  ];
  return facts.filter((fact) => fact !== undefined);
}

interface List {
  readonly title: string;
  readonly items: readonly string[];
  readonly x: number;
  readonly mark: (doc: Document, x: number, y: number) => void;
}

const drawPaidMark: List["mark"] = (doc, x, y) => drawStar(doc, x, y, 4.5, COLOURS.saffron);
const drawNotPaidMark: List["mark"] = (doc, x, y) => {
  doc
    .moveTo(x - 4, y)
    .lineTo(x + 4, y)
    .lineWidth(1.6)
    .strokeColor(COLOURS.muted)
    .stroke();
};

/** Height of a list with its title. */
function listHeight(doc: Document, items: readonly string[]): number {
  doc.font("text").fontSize(9.5);
  const width = COLUMN_WIDTH - 16;
  return items.reduce((sum, item) => sum + doc.heightOfString(item, { width }) + 3.5, 24);
}

/** Draws one of two lists; returns its bottom. */
function drawList(doc: Document, { title, items, x, mark }: List, top: number): number {
  let y = drawTitle(doc, title, top, x) + 2;
  for (const item of items) {
    mark(doc, x + 5, y + 6);
    doc.font("text").fontSize(9.5).fillColor(COLOURS.ink);
    doc.text(item, x + 16, y, { width: COLUMN_WIDTH - 16 });
    y = doc.y + 3.5;
  }
  return y;
}

function driverRows({ drivers }: MotorCover, texts: MotorDocumentWords): Row[] {
  const widths = [CONTENT_WIDTH - 300, 90, 120, 90];
  const head = [texts.name, texts.birthDate, texts.licence, texts.experience];
  return [
    { cells: head, widths, style: "head" },
    ...drivers.map(({ name, birthDate, licence, years }) => {
      const cells = [name, formatDate(birthDate), licence, String(years)];
      return { cells, widths, style: "strong" as const };
    }),
  ];
}

/** The total sum, the main condition, options with a sum two in a row, and the others in one row. */
function limitRows(paper: MotorPaper, texts: MotorDocumentWords): Row[] {
  const { cover, language } = paper;
  const whole = [COLUMN_WIDTH, COLUMN_WIDTH + COLUMN_GAP];
  const pair = [COLUMN_WIDTH - SUM_WIDTH, SUM_WIDTH + COLUMN_GAP];
  const widths = [...pair, ...pair];
  const row = (cells: readonly string[]): Row => ({ cells, widths: whole, style: "plain" });
  const options = cover.options.map((option) => optionCells(option, language));
  const sums = options.filter(({ length }) => length > 1);
  const switches = options.filter(({ length }) => length === 1).flat();
  return [
    { ...row([texts.mainLimit, limitText(paper)]), style: "strong" },
    row(mainCondition(cover, texts)),
    ...sums.flatMap((cells, index): Row[] =>
      index % 2 === 0
        ? [{ cells: [...cells, ...(sums[index + 1] ?? [])], widths, style: "plain" }]
        : [],
    ),
    ...(switches.length > 0 ? [row([texts.included, switches.join("; ")])] : []),
  ];
}

function whoRows(cover: MotorCover, texts: MotorDocumentWords): Row[] {
  if (cover.drivers.length > 0) return driverRows(cover, texts);
  return [{ cells: [whoMayDrive(cover, texts)], widths: [CONTENT_WIDTH], style: "strong" }];
}

/** Draws a page with the insured vehicle, its drivers, the covered events and the sums. */
export function drawMotorCover(doc: Document, paper: MotorPaper): void {
  const { branding, cover, language, issuedOn } = paper;
  const texts = motorDocumentTexts[language];
  const onPaper = { branding, language };
  newPage(doc, branding, language);
  const issued = fill(texts.issued, { date: formatDate(issuedOn) });
  drawHead(doc, branding, { heading: texts.heading, issued });
  const afterPairs = drawPairs(doc, toPairs(paper, texts), HEADER_HEIGHT + 16);
  const who = whoRows(cover, texts);
  const afterWho = drawTable(doc, texts.drivers, who, afterPairs + 2, onPaper);
  const { paid, notPaid } = coverLists(cover, texts);
  const height = Math.max(listHeight(doc, paid), listHeight(doc, notPaid));
  const fits = afterWho + 10 + height <= ROWS_END;
  if (!fits) newPage(doc, branding, language);
  const listsTop = fits ? afterWho + 10 : PAGE.margin;
  const ends = [
    { title: texts.paid, items: paid, x: PAGE.margin, mark: drawPaidMark },
    { title: texts.notPaid, items: notPaid, x: RIGHT_COLUMN, mark: drawNotPaidMark },
  ].map((list) => drawList(doc, list, listsTop));
  drawTable(doc, texts.limits, limitRows(paper, texts), Math.max(...ends) + 8, onPaper);
}

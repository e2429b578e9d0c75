import type { BoxTermsView } from "@sughurta/contracts/box";
import { assistanceCall, formatDate, type Language } from "@sughurta/domain";
import {
  type BoxInsured,
  FIRST_PAID_DAY_LABEL,
  firstPaidDay,
  insuredThing,
  type ReportingKind,
} from "@sughurta/domain/box";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import { boxTermsView } from "#src/content/terms/box-terms-view.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import {
  type CertificateFacts,
  drawHead,
  drawPairs,
  HEADER_HEIGHT,
  newPage,
} from "#src/products/document/certificate-page.ts";
import type { CoverPages } from "#src/products/document/cover-pages.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import {
  type Branding,
  CONTENT_WIDTH,
  type Document,
  spacedNumber,
} from "#src/products/document/page.ts";
import { drawTable, type Row } from "#src/products/document/table.ts";
import type { PolicyCover } from "#src/products/line/policy-cover.ts";
import { boxDocumentTexts } from "./box-document-texts.ts";

const DATE_WIDTH = 120;

/** Starts a page with its heading and policy number; returns the bottom of the head. */
function drawPageHead(
  doc: Document,
  heading: string,
  { branding, facts, language }: BoxPaper,
): number {
  newPage(doc, branding, language);
  const issued = fill(boxDocumentTexts[language].issued, { date: formatDate(facts.issuedOn) });
  drawHead(doc, branding, { heading, issued });
  const { number, holder } = documentTexts[language];
  return drawPairs(
    doc,
    [
      [number, spacedNumber(facts.policyNumber)],
      [holder, facts.holder],
    ],
    HEADER_HEIGHT + 24,
  );
}

function drawPeople(
  doc: Document,
  people: NonNullable<BoxInsured["insuredPeople"]>,
  paper: BoxPaper,
): void {
  const texts = boxDocumentTexts[paper.language];
  const afterPairs = drawPageHead(doc, texts.heading, paper);
  const widths = [CONTENT_WIDTH - DATE_WIDTH, DATE_WIDTH];
  const rows = people.map(({ name, birthDate }): Row => {
    return { cells: [name, formatDate(birthDate)], widths, style: "strong" };
  });
  const head: Row = { cells: [texts.name, texts.birthDate], widths, style: "head" };
  drawTable(doc, texts.people, [head, ...rows], afterPairs + 12, paper);
}

interface BoxPaper {
  readonly branding: Branding;
  readonly facts: CertificateFacts;
  readonly language: Language;
  /** First covered day, ISO. */
  readonly startDate: string;
}

const SUM_WIDTH = 170;
const FACT_WIDTH = 170;

/** Draws a page with the cover of the box, its conditions and its exclusions. */
function drawTerms(doc: Document, view: BoxTermsView, paper: BoxPaper): void {
  const { language } = paper;
  const texts = boxTermsTexts[language];
  let y = drawPageHead(doc, texts.covers, paper) + 12;
  const table = (
    title: string,
    widths: readonly number[],
    rows: readonly (readonly string[])[],
  ) => {
    const plain = rows.map((cells): Row => ({ cells, widths, style: "plain" }));
    y = drawTable(doc, title, plain, y, paper) + 14;
  };
  const sumWidths = [CONTENT_WIDTH - SUM_WIDTH, SUM_WIDTH];
  table(
    texts.sums,
    sumWidths,
    view.covers.map(({ text, sum = "" }) => [text, sum]),
  );
  const factWidths = [FACT_WIDTH, CONTENT_WIDTH - FACT_WIDTH];
  table(
    texts.conditions,
    factWidths,
    view.facts.map(({ term, value }) => [term, value]),
  );
  if (view.exclusions.length > 0) {
    table(
      texts.exclusions,
      [CONTENT_WIDTH],
      view.exclusions.map((text) => [text]),
    );
  }
}

/** Steps after an event; the first one depends on how it is reported. */
function toSteps(reporting: ReportingKind, { language, branding: { phones } }: BoxPaper) {
  const [call, ...rest] = documentTexts[language].steps;
  const firstSteps = {
    assistance: assistanceCall(language, phones),
    home: boxDocumentTexts[language].homeStep,
    ordinary: call ?? "",
  };
  return [firstSteps[reporting], ...rest];
}

/**
 * Content that a box adds to its document: the insured object in place of the holder, the first day of payouts after a
 * waiting period, and pages with the named people and the terms.
 */
export function boxPages(
  { insured, terms }: Pick<Extract<PolicyCover, { kind: "box" }>, "insured" | "terms">,
  paper: BoxPaper,
): CoverPages {
  const thing = insuredThing(insured);
  const { insuredPeople } = insured;
  const { language, branding, startDate } = paper;
  const texts = boxDocumentTexts[language];
  const paidFrom = terms && firstPaidDay(startDate, terms.terms);
  // Policies without terms were issued before terms existed; the shorter time limit of a home was printed even then
  // (SPEC-76).
  const withoutTerms = thing?.kind === "address" ? "home" : "ordinary";
  const reporting = terms?.terms.reporting ?? withoutTerms;
  return {
    ...(thing && { insured: [texts[thing.kind], thing.text] as const }),
    ...(paidFrom && { afterPeriod: [FIRST_PAID_DAY_LABEL[language], formatDate(paidFrom)] }),
    steps: toSteps(reporting, paper),
    draw: (doc) => {
      if (insuredPeople) drawPeople(doc, insuredPeople, paper);
      if (!terms) return;
      const view = boxTermsView(terms, { language, phone: branding.phones, startDate });
      drawTerms(doc, view, paper);
    },
  };
}

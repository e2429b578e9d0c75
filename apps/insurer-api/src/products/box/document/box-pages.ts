import { formatDate, type Language } from "@sughurta/domain";
import { type BoxInsured, insuredThing } from "@sughurta/domain/box";
import { fill } from "#src/platform/texts/failure-texts.ts";
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
import { boxDocumentTexts } from "./box-document-texts.ts";

const DATE_WIDTH = 120;

function drawPeople(
  doc: Document,
  people: NonNullable<BoxInsured["insuredPeople"]>,
  { branding, facts, language }: BoxPaper,
): void {
  const texts = boxDocumentTexts[language];
  newPage(doc, branding, language);
  const issued = fill(texts.issued, { date: formatDate(facts.issuedOn) });
  drawHead(doc, branding, { heading: texts.heading, issued });
  const { number, holder } = documentTexts[language];
  const afterPairs = drawPairs(
    doc,
    [
      [number, spacedNumber(facts.policyNumber)],
      [holder, facts.holder],
    ],
    HEADER_HEIGHT + 24,
  );
  const widths = [CONTENT_WIDTH - DATE_WIDTH, DATE_WIDTH];
  const rows = people.map(({ name, birthDate }): Row => {
    return { cells: [name, formatDate(birthDate)], widths, style: "strong" };
  });
  const head: Row = { cells: [texts.name, texts.birthDate], widths, style: "head" };
  drawTable(doc, texts.people, [head, ...rows], afterPairs + 12, { branding, language });
}

interface BoxPaper {
  readonly branding: Branding;
  readonly facts: CertificateFacts;
  readonly language: Language;
}

/** What a box adds to its document: what is insured in place of the holder, and a page of the people it names. */
export function boxPages(insured: BoxInsured, paper: BoxPaper): CoverPages {
  const thing = insuredThing(insured);
  const { insuredPeople } = insured;
  const texts = boxDocumentTexts[paper.language];
  const steps = [texts.homeStep, ...documentTexts[paper.language].steps.slice(1)];
  return {
    ...(thing && { insured: [texts[thing.kind], thing.text] as const }),
    ...(thing?.kind === "address" && { steps }),
    draw: (doc) => {
      if (insuredPeople) drawPeople(doc, insuredPeople, paper);
    },
  };
}

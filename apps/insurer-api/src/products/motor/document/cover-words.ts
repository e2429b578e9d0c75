import { type Language, NOTIFY_DAYS, PRICE_CURRENCY, toDiram } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { getPayoutCount, productOfProgram } from "@sughurta/domain/motor";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import type { TermLines } from "#src/content/terms/box-terms-view.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { fill, fillDays } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Fact } from "#src/products/document/page.ts";
import type { BoughtOption, MotorCover } from "#src/products/line/policy-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";
import type { MotorDocumentWords } from "./motor-document-words.ts";

const HOME = "TJ";
const PAYOUT_TEXTS = { 1: "one", 2: "two", any: "any" } as const;

/** A motor policy for its terms in words. */
export interface CoveredPolicy {
  readonly policy: Pick<Policy, "sumAssuredDiram" | "currency">;
  readonly cover: MotorCover;
  readonly language: Language;
}

/** Make, model and issue year. */
export const vehicleText = ({ vehicle }: MotorCover) => `${vehicle.name}, ${vehicle.issueYear}`;

/** The highest payout. */
export function limitText({ policy, cover, language }: CoveredPolicy): string {
  const sum = moneyText(policy.sumAssuredDiram, policy.currency, language);
  return cover.program === "MCI_P1" ? fill(motorDocumentTexts[language].perAccident, { sum }) : sum;
}

/** Tajikistan, and the countries added to it. */
export function territoryText({ countries }: MotorCover, language: Language): string {
  return [HOME, ...countries]
    .flatMap((code) => countryByCode(code) ?? [])
    .map((country) => countryLabel(country, language))
    .join(", ");
}

/** Name of an option and its sum, if it has one. */
export function optionCells({ field, sum }: BoughtOption, language: Language): readonly string[] {
  const name = motorDocumentTexts[language].options[field];
  return sum === undefined ? [name] : [name, moneyText(toDiram(sum), PRICE_CURRENCY, language)];
}

/** Permitted drivers if no driver is named. */
export function whoMayDrive({ program }: MotorCover, texts: MotorDocumentWords): string {
  return program === "MCI_P1" ? texts.lawfulDriver : texts.anyDriver;
}

/**
 * Number of payouts of casco; time limit for reporting and recourse of compulsory liability. SPEC-72, SPEC-76, SPEC-79.
 */
export function mainCondition({ program }: MotorCover, texts: MotorDocumentWords): Fact {
  return program === "MCI_P1"
    ? [texts.important, texts.liabilityTerms]
    : [texts.payoutCount, texts.payouts[PAYOUT_TEXTS[getPayoutCount(program)]]];
}

/** Repair method of casco, if one was chosen, and the time limit for reporting. SPEC-76. */
export function cascoFacts({ program, compensation }: MotorCover, language: Language): Fact[] {
  if (program === "MCI_P1") return [];
  const texts = motorDocumentTexts[language];
  const { terms, reportWithin } = boxTermsTexts[language];
  const way = compensation === undefined ? undefined : texts.compensations[compensation];
  return [
    ...(way === undefined ? [] : [[texts.compensation, way] as const]),
    [terms.reporting, fillDays(reportWithin, language, { days: NOTIFY_DAYS })],
  ];
}

/** Covered and excluded events. */
export function coverLists(cover: MotorCover, texts: MotorDocumentWords) {
  const { program, drivers } = cover;
  const { ECI_P1, ECI_P2, ECI_P3 } = texts.paidFor;
  const paid = program === "ECI_FULL" ? [...ECI_P1, ...ECI_P2, ...ECI_P3] : texts.paidFor[program];
  const { liability, casco } = texts.notPaidFor;
  const unnamed = drivers.length > 0 ? [texts.notNamedDriver] : [];
  const ownFault = excludesOwnFault(cover) ? [texts.ownFault] : [];
  return { paid, notPaid: program === "MCI_P1" ? liability : [...unnamed, ...ownFault, ...casco] };
}

/** Individual casco covers accidents caused by its own driver with an option only (SPEC-73). */
function excludesOwnFault({ program, options }: MotorCover): boolean {
  return (
    productOfProgram(program) === "ECI" &&
    program !== "ECI_P3" &&
    options.every(({ field }) => field !== "accidentAnyOption")
  );
}

/** Cover and conditions of a motor policy, as in its document, for the account and the email. */
export function motorTermLines({ policy, cover, language }: CoveredPolicy): TermLines {
  const texts = motorDocumentTexts[language];
  const { notCovered } = boxTermsTexts[language];
  const { paid, notPaid } = coverLists(cover, texts);
  const drivers = cover.drivers.map(({ name }) => name).join(", ");
  const facts: readonly Fact[] = [
    [texts.mainLimit, limitText({ policy, cover, language })],
    [texts.drivers, drivers || whoMayDrive(cover, texts)],
    [texts.territory, territoryText(cover, language)],
    mainCondition(cover, texts),
    ...cascoFacts(cover, language),
  ];
  return {
    cover: [...paid, ...cover.options.map((option) => optionCells(option, language).join(": "))],
    conditions: [
      ...facts.map(([term, value]) => `${term}: ${value}`),
      ...notPaid.map((text) => `${notCovered}: ${text}`),
    ],
  };
}

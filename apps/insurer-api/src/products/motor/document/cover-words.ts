import type { Language } from "@sughurta/domain";
import { productOfProgram } from "@sughurta/domain/motor";
import type { MotorCover } from "./motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";
import type { MotorDocumentWords } from "./motor-document-words.ts";

/** So many lines tell what a policy covers. */
const MAX_LINES = 5;

/** What is paid for, and what is not. */
export function coverLists(cover: MotorCover, texts: MotorDocumentWords) {
  const { program, drivers } = cover;
  const { ECI_P1, ECI_P2, ECI_P3 } = texts.paidFor;
  const paid = program === "ECI_FULL" ? [...ECI_P1, ...ECI_P2, ...ECI_P3] : texts.paidFor[program];
  const { liability, casco } = texts.notPaidFor;
  const unnamed = drivers.length > 0 ? [texts.notNamedDriver] : [];
  const ownFault = excludesOwnFault(cover) ? [texts.ownFault] : [];
  return { paid, notPaid: program === "MCI_P1" ? liability : [...unnamed, ...ownFault, ...casco] };
}

/** Individual casco pays for accidents that its own driver caused with an option only (SPEC-73). */
function excludesOwnFault({ program, options }: MotorCover): boolean {
  return (
    productOfProgram(program) === "ECI" &&
    program !== "ECI_P3" &&
    options.every(({ field }) => field !== "accidentAnyOption")
  );
}

/** What a motor policy covers, in five lines at most: the programme, then the options. */
export function motorCoverLines(cover: MotorCover, language: Language): readonly string[] {
  const texts = motorDocumentTexts[language];
  const options = cover.options.map(({ field }) => texts.options[field]);
  return [...coverLists(cover, texts).paid, ...options].slice(0, MAX_LINES);
}

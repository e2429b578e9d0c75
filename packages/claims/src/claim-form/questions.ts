import type { FieldErrors } from "@sughurta/forms";
import type { ClaimValues } from "./claim-schema.ts";

/** The questions of a claim in their order; on phones each has a screen of its own. */
export const QUESTIONS = [
  "policy",
  "what",
  "when",
  "where",
  "story",
  "files",
  "you",
  "check",
] as const;
export type Question = (typeof QUESTIONS)[number];

const FIELDS: Readonly<Record<Question, readonly (keyof ClaimValues)[]>> = {
  policy: ["policyNumber"],
  what: ["eventKind"],
  when: ["eventDate"],
  where: ["eventPlace"],
  story: ["note"],
  files: ["files"],
  you: ["fullName", "phone", "email"],
  check: [],
};

/** Parses the name of a question from an address. */
export function questionOf(name: string | undefined): Question | undefined {
  return QUESTIONS.find((question) => question === name);
}

/** The question after this one, or the last again. */
export function questionAfter(question: Question): Question {
  return QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? question;
}

/** The question before this one; `undefined` before the first. */
export function questionBefore(question: Question): Question | undefined {
  return QUESTIONS[QUESTIONS.indexOf(question) - 1];
}

/** The errors of one question's fields. */
export function errorsOfQuestion(question: Question, errors: FieldErrors): FieldErrors {
  const names: readonly string[] = FIELDS[question];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

/** The first question with an error. */
export function firstFaultyQuestion(errors: FieldErrors): Question | undefined {
  return QUESTIONS.find((question) => Object.keys(errorsOfQuestion(question, errors)).length > 0);
}

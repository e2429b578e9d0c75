/** Ways to be compensated; the place is the code that is sent. S2 §2. */
export const COMPENSATIONS = [
  "expenses",
  "independentExamination",
  "insurerAssessment",
  "insurerServiceStation",
] as const;

/** Tells whether a number is the code of a way to be compensated. S2 §3. */
export function isCompensation(code: number): boolean {
  return Number.isInteger(code) && COMPENSATIONS[code] !== undefined;
}

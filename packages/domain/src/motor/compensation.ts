/** Ways of compensation; the index is the wire code. S2 §2. */
export const COMPENSATIONS = [
  "expenses",
  "independentExamination",
  "insurerAssessment",
  "insurerServiceStation",
] as const;

/** Whether a number is the code of a way of compensation. S2 §3. */
export function isCompensation(code: number): boolean {
  return Number.isInteger(code) && COMPENSATIONS[code] !== undefined;
}

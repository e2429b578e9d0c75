import { addYears, compareDates, type DateBounds } from "../dates/iso-date.ts";

/** Youngest and oldest age of the holder of a box, in years. S0 §5. */
const MIN_BOX_HOLDER_AGE = 18;
const MAX_BOX_HOLDER_AGE = 80;

/** What keeps a person of a birth date from buying a box. */
export type BoxHolderFault = "dateInFuture" | "adultsOnly" | "tooOld";

/** Birth dates of the holder of a box: 80 to 18 years ago. S0 §5. */
export function boxHolderBirthDateBounds(today: string): DateBounds {
  return { min: addYears(today, -MAX_BOX_HOLDER_AGE), max: addYears(today, -MIN_BOX_HOLDER_AGE) };
}

/** What keeps a person of this birth date from buying a box. S0 §5. */
export function boxHolderFault(birthDate: string, today: string): BoxHolderFault | undefined {
  const { min, max } = boxHolderBirthDateBounds(today);
  if (compareDates(birthDate, today) > 0) return "dateInFuture";
  if (compareDates(birthDate, max) > 0) return "adultsOnly";
  return compareDates(birthDate, min) < 0 ? "tooOld" : undefined;
}

import { compareDates } from "../dates/iso-date.ts";
import type { DocType } from "../person/documents.ts";

/** Documents an insured person may travel with. S1 §3. */
export const INSURED_DOC_TYPES = [1, 2] as const satisfies readonly DocType[];

/**
 * Result of checking a valid-to date against a trip: `wrong` is not after the issue date, `endsBeforeTrip` is only a
 * warning. SPEC-39.
 */
export function documentValidity({
  dateTo,
  issueDate,
  endDate,
}: {
  dateTo: string;
  issueDate: string;
  endDate: string;
}): "valid" | "endsBeforeTrip" | "wrong" {
  if (compareDates(dateTo, issueDate) <= 0) return "wrong";
  return compareDates(dateTo, endDate) < 0 ? "endsBeforeTrip" : "valid";
}

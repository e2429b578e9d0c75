import { compareDates } from "../dates/iso-date.ts";
import { type DocType, tidyDocument } from "../person/documents.ts";

/** Documents an insured person may travel with. S1 §3. */
export const INSURED_DOC_TYPES = [1, 2] as const satisfies readonly DocType[];

/**
 * What a valid-to date means for a trip: `wrong` is not after the issue date, `endsBeforeTrip` only
 * deserves a warning. Decision 39.
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

/** Places in a list of persons whose series and number an earlier person has already. S1 §5. */
export function repeatedDocuments(
  people: readonly { series?: string | undefined; docNumber?: string | undefined }[],
): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, { series = "", docNumber = "" }] of people.entries()) {
    const document = tidyDocument(series + docNumber).replaceAll(" ", "");
    if (docNumber.trim() === "") continue;
    if (seen.has(document)) repeated.push(index);
    seen.add(document);
  }
  return repeated;
}

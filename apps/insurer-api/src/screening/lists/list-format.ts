/** Columns of a CSV list, in any order; several values of a cell are separated by `|`. */
export const CSV_COLUMNS = ["name", "aliases", "birthDate", "document"] as const;

/** Why a list, or a row of it, cannot be imported. */
export type ListErrorCode =
  | "unreadable"
  | "columnMissing"
  | "empty"
  | "tooLong"
  | "nameMissing"
  | "nameLetters"
  | "birthDateWrong";

/** An import error: `row` counts from 1 and is 0 for the whole file; `reference` is the entry's number in the source. */
export interface ListError {
  readonly row: number;
  readonly code: ListErrorCode;
  readonly reference?: string;
}

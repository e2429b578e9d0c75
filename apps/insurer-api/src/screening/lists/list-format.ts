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

/** An error of a row; 0 stands for the whole file. `reference` is the number of the entry in the source. */
export interface ListError {
  readonly row: number;
  readonly code: ListErrorCode;
  readonly reference?: string;
}

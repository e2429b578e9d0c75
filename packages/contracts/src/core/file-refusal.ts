const FILE_REFUSALS: ReadonlySet<string> = new Set([
  "fileEmpty",
  "fileIncomplete",
  "filePassword",
  "fileTooLarge",
  "fileType",
  "fileUnexpected",
  "fileUnsafe",
  "maxFiles",
  "pictureTooLarge",
  "receiptOther",
  "receiptTooLarge",
  "receiptTooOld",
  "receiptType",
]);

/** True for the code of a refusal that is the same on every attempt with the same file. */
export function isFileRefusal(code: string): boolean {
  return FILE_REFUSALS.has(code);
}

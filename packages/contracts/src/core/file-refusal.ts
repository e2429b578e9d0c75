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

/** True for the code of a refusal that stays the same however often the same file is sent. */
export function isFileRefusal(code: string): boolean {
  return FILE_REFUSALS.has(code);
}

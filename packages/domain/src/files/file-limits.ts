/** Bytes of what every limit and every shown size calls a megabyte: the larger of the two in use, so that nobody's "25 MB" is refused. */
export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** How many files may be attached, and how large each may be. */
export interface FileLimits {
  readonly maxFiles: number;
  readonly maxMegabytes: number;
}

/** Files of one claim. S0 §5, decision 27. */
export const CLAIM_FILES: FileLimits = { maxFiles: 10, maxMegabytes: 25 };

/** Files of a resume. S0 §5. */
export const RESUME_FILES: FileLimits = { maxFiles: 5, maxMegabytes: 25 };

/** The receipt of a QR payment. S1 §5. */
export const RECEIPT_FILES: FileLimits = { maxFiles: 1, maxMegabytes: 15 };

/** Bytes that one file may have. */
export function maxFileBytes({ maxMegabytes }: FileLimits): number {
  return maxMegabytes * BYTES_PER_MEGABYTE;
}

/** True for a file that is not larger than its limits allow. */
export function isFileSmallEnough(file: { readonly size: number }, limits: FileLimits): boolean {
  return file.size <= maxFileBytes(limits);
}

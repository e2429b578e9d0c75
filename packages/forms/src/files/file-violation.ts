import { type FileLimits, isFileOfKind, isFileSmallEnough } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { FileViolation } from "./violation-in-bytes.ts";

const bytes = lazyModule(() => import("./violation-in-bytes.ts"));

/** What is wrong with a file that need not be read. */
export function sizeViolation(file: File, limits: FileLimits): FileViolation | undefined {
  if (file.size === 0) return "fileEmpty";
  return isFileSmallEnough(file, limits) ? undefined : "fileTooLarge";
}

/**
 * What is wrong with a file, by its bytes: a kind that limits do not allow, or a PDF whose end is missing. Reads only
 * files whose name does not already say what they are, and PDFs; what cannot be read here the service decides.
 */
export async function contentViolation(
  file: File,
  limits: FileLimits,
): Promise<FileViolation | undefined> {
  if (isFileOfKind(file, limits) && !/\.pdf$/i.test(file.name)) return undefined;
  try {
    return await (await bytes.load()).violationInBytes(file, limits);
  } catch {
    return undefined;
  }
}

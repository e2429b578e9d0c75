import { type FileLimits, isFileOfKind, isFileSmallEnough } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { FileViolation } from "./violation-in-bytes.ts";

const bytes = lazyModule(() => import("./violation-in-bytes.ts"));

/** Error of a file that can be found without reading it. */
export function sizeViolation(file: File, limits: FileLimits): FileViolation | undefined {
  if (file.size === 0) return "fileEmpty";
  return isFileSmallEnough(file, limits) ? undefined : "fileTooLarge";
}

/** First bytes of phone picture formats, by file extension. */
const PICTURE_STARTS = [
  { ending: /\.(?:jpe?g|jfif)$/i, bytes: [0xff, 0xd8, 0xff] },
  { ending: /\.png$/i, bytes: [0x89, 0x50, 0x4e, 0x47] },
] as const;

/** Whether a file is a picture of the format in its name: nothing else of it is read. */
async function isPictureByName(file: File): Promise<boolean> {
  const promised = PICTURE_STARTS.find(({ ending }) => ending.test(file.name));
  if (!promised) return false;
  const start = new Uint8Array(await file.slice(0, promised.bytes.length).arrayBuffer());
  return promised.bytes.every((byte, index) => start[index] === byte);
}

/**
 * Error of a file, by its bytes: a kind that limits do not allow, also under another name, or a PDF whose end is
 * missing. Photos of the format in their name need no more code; formats that cannot be read here are left to the
 * service.
 */
export async function contentViolation(
  file: File,
  limits: FileLimits,
): Promise<FileViolation | undefined> {
  try {
    if (isFileOfKind(file, limits) && (await isPictureByName(file))) return undefined;
    return await (await bytes.load()).violationInBytes(file, limits);
  } catch {
    return undefined;
  }
}

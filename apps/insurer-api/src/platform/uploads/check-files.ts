import { type FileLimits, fileEnding } from "@sughurta/domain";
import {
  type FileFormat,
  fileFormat,
  formatOfEnding,
  mayBeTaken,
  nameOfFormat,
} from "@sughurta/domain/file-format";
import { createBulkhead, describeError } from "@sughurta/server-kit";
import { fileTypeFromBuffer } from "file-type";
import { imageSize } from "image-size";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { ReceivedFile, UploadedFile } from "#src/platform/files/file-store.ts";
import { readPackage } from "#src/platform/files/office-package.ts";
import { pdfViolation } from "#src/platform/files/pdf-violation.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Format of a file, or that it is a decompression bomb; `undefined` if the limits do not allow it. */
export type FoundFormat = FileFormat | "unsafe" | undefined;

const SIZE_BOX = "ispe";

const SIZE_BOX_BYTES = 20;

/** More than any phone camera has; a larger picture is a decompression bomb. */
const MAX_MEGAPIXELS = 200;

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** A file is in memory while it is checked: further files are queued, and refused beyond the queue. */
const checks = createBulkhead({ concurrent: 4, waiting: 32 });

/** An accepted file, under a name whose extension matches its bytes. */
export interface CheckedFile extends UploadedFile {
  readonly mediaType: string;
}

/** Accepted files, and the error codes of others. */
export interface FileRule {
  readonly limits: FileLimits;
  readonly violations: { readonly type: FailureCode; readonly tooLarge: FailureCode };
}

/** A checked file; one that is still quarantined was not scanned. */
export interface ScannedFile extends CheckedFile {
  readonly state: "quarantined" | "clean";
}

/** Checks every file by its bytes. Throws 422 with the error at the form part that contained the file. */
export async function checkFiles(
  service: Pick<Platform, "store">,
  files: readonly UploadedFile[],
  rule: FileRule,
): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const found = await checkFile(service, file, rule);
    if (typeof found === "string") throw refusedFile(file, found, rule);
    checked.push({ ...file, name: nameOfFormat(file.name, found), mediaType: found.mediaType });
  }
  return checked;
}

/**
 * Checks every file and releases clean ones from quarantine. Throws 422, 429 if too many files are queued, and the
 * reason of a `signal` that aborts before their turn. It may take long: never inside a transaction.
 */
export function scanFiles(
  service: Pick<Platform, "store" | "scanner" | "log">,
  files: readonly UploadedFile[],
  rule: FileRule,
  signal?: AbortSignal,
): Promise<readonly ScannedFile[]> {
  return checks.run(() => scanEach(service, files, rule), signal);
}

async function scanEach(
  service: Pick<Platform, "store" | "scanner" | "log">,
  files: readonly UploadedFile[],
  rule: FileRule,
): Promise<readonly ScannedFile[]> {
  const scanned: ScannedFile[] = [];
  for (const file of await checkFiles(service, files, rule)) {
    const state = await releaseFromQuarantine(service, file.storedAs);
    if (state === "unsafe") throw refusedFile(file, "fileUnsafe", rule);
    scanned.push({ ...file, state });
  }
  return scanned;
}

function refusedFile({ part }: UploadedFile, violation: FailureCode, { limits }: FileRule) {
  const max = violation === "pictureTooLarge" ? MAX_MEGAPIXELS : limits.maxMegabytes;
  return new FailureError(422, violation, { fieldCodes: { [part]: [violation] }, values: { max } });
}

/** The format of an acceptable file, or its error. */
async function checkFile(
  { store }: Pick<Platform, "store">,
  file: ReceivedFile,
  { limits, violations }: FileRule,
): Promise<FileFormat | FailureCode> {
  if (file.tooLarge) return violations.tooLarge;
  if (file.sizeBytes === 0) return "fileEmpty";
  const readAll = () => store.read(file.storedAs);
  const format = await findFormat(file, limits, readAll);
  if (format === undefined) return violations.type;
  if (format === "unsafe") return "fileUnsafe";
  if (format.kind === "picture") {
    const pixels = await picturePixels(file.head, readAll);
    if (pixels === undefined) return violations.type;
    if (pixels > MAX_MEGAPIXELS * PIXELS_PER_MEGAPIXEL) return "pictureTooLarge";
  }
  if (format.endings[0] === "pdf") return (await pdfViolation(await readAll())) ?? format;
  return format;
}

export async function discardFiles(
  service: Pick<Platform, "store">,
  files: readonly ReceivedFile[],
): Promise<void> {
  await Promise.all(files.map((file) => service.store.discard(file.storedAs)));
}

/** Releases a file from quarantine if the scanner reports it as clean; with an unavailable scanner it stays there. */
export async function releaseFromQuarantine(
  service: Pick<Platform, "store" | "scanner" | "log">,
  storedAs: string,
): Promise<ScannedFile["state"] | "unsafe"> {
  try {
    const content = service.store.chunks(storedAs);
    if ((await service.scanner.scan(content)) === "unsafe") return "unsafe";
    await service.store.accept(storedAs);
    return "clean";
  } catch (error) {
    service.log.warn({ error: describeError(error) }, "file stays in quarantine");
    return "quarantined";
  }
}

/** The sizes declared in an ISO picture (HEIC, AVIF): of its tiles, its thumbnail and itself. */
function isoMediaPixels(content: Buffer): number {
  let largest = 0;
  let at = content.indexOf(SIZE_BOX);
  while (at >= 4 && at + 16 <= content.length) {
    // The box's length precedes its name.
    if (content.readUInt32BE(at - 4) === SIZE_BOX_BYTES) {
      largest = Math.max(largest, content.readUInt32BE(at + 8) * content.readUInt32BE(at + 12));
    }
    at = content.indexOf(SIZE_BOX, at + 1);
  }
  return largest;
}

function pixelsIn(content: Buffer): number {
  if (content.subarray(4, 8).toString("latin1") === "ftyp") return isoMediaPixels(content);
  try {
    const { width, height } = imageSize(content);
    return Math.abs(width * height);
  } catch {
    return 0;
  }
}

/**
 * Number of pixels that a picture would decode to, read from its header without decoding; `undefined` if no header
 * declares it. Calls `readAll` only if the size follows the first bytes.
 */
async function picturePixels(
  head: Uint8Array,
  readAll: () => Promise<Uint8Array>,
): Promise<number | undefined> {
  const early = pixelsIn(Buffer.from(head));
  return early || pixelsIn(Buffer.from(await readAll())) || undefined;
}

/**
 * Finds the format of a file by its bytes, regardless of its name. Documents in a ZIP package are recognised by their
 * list of parts, for which `readAll` is called; nothing is unpacked.
 */
async function findFormat(
  file: Pick<ReceivedFile, "name" | "head">,
  limits: FileLimits,
  readAll: () => Promise<Uint8Array>,
): Promise<FoundFormat> {
  // The library throws for broken files of a known kind: they have no format.
  const signature = await fileTypeFromBuffer(file.head).catch(() => undefined);
  const format = fileFormat(file, signature?.ext);
  if (format === undefined || !mayBeTaken(format, limits)) return undefined;
  return format.endings[0] === "zip" ? packedFormat(file.name, format, limits, readAll) : format;
}

async function packedFormat(
  name: string,
  zip: FileFormat,
  { kinds }: FileLimits,
  readAll: () => Promise<Uint8Array>,
): Promise<FoundFormat> {
  const content = kinds.includes("document")
    ? await readPackage(Buffer.from(await readAll()))
    : "notADocument";
  if (content !== "notADocument" && content !== "unsafe") return formatOfEnding(content);
  const isArchive =
    kinds.includes("archive") && formatOfEnding(fileEnding(name))?.kind !== "document";
  if (isArchive) return zip;
  return content === "unsafe" ? content : undefined;
}

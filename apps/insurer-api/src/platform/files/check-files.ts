import { type FileLimits, fileEnding } from "@sughurta/domain";
import { createBulkhead, describeError } from "@sughurta/server-kit";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { FailureCode } from "#src/platform/texts/failure-texts.ts";
import type { ReceivedFile, UploadedFile } from "./file-store.ts";
import { type FileType, typeOfFile } from "./file-type.ts";
import { officePackageViolation } from "./office-package.ts";
import { picturePixels } from "./picture-size.ts";

/** More than any camera of a phone has; what unpacks to more is made to fill a memory. */
const MAX_MEGAPIXELS = 200;
const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** A file is read whole while it is checked: the next ones wait, and beyond that are refused. */
const checks = createBulkhead({ concurrent: 4, waiting: 32 });

/** A file that may be kept. */
export interface CheckedFile extends UploadedFile {
  readonly mediaType: string;
}

/** Which files may be kept, and the codes for those that may not. */
export interface FileRule {
  readonly limits: FileLimits;
  readonly violations: { readonly type: FailureCode; readonly tooLarge: FailureCode };
}

/** A file that was looked at; no scanner has seen one that is still quarantined. */
export interface ScannedFile extends CheckedFile {
  readonly state: "quarantined" | "clean";
}

/** Checks every file by its bytes; 422 names what is wrong with one at the part that carried it. */
export async function checkFiles(
  service: Pick<Platform, "store">,
  files: readonly UploadedFile[],
  rule: FileRule,
): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const type = typeOfFile(file, rule.limits);
    const violation = await violationOf(service, file, type, rule.violations);
    if (violation) throw refusedFile(file, violation, rule);
    if (type) checked.push({ ...file, mediaType: type.mediaType });
  }
  return checked;
}

/**
 * Checks every file and lets those out of quarantine that the scanner calls clean. Throws 422, 429 where too
 * many files wait, and the reason of a `signal` that aborts before it is the turn of these. It may take long:
 * never inside a transaction.
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

async function violationOf(
  { store }: Pick<Platform, "store">,
  file: ReceivedFile,
  type: FileType | undefined,
  violations: FileRule["violations"],
): Promise<FailureCode | undefined> {
  if (file.tooLarge) return violations.tooLarge;
  if (file.sizeBytes === 0) return "fileEmpty";
  if (type === undefined) return violations.type;
  if (type.inside === "picture") {
    const pixels = await picturePixels(file.head, () => store.read(file.storedAs));
    if (pixels === undefined) return violations.type;
    return pixels > MAX_MEGAPIXELS * PIXELS_PER_MEGAPIXEL ? "pictureTooLarge" : undefined;
  }
  if (type.inside === "package") {
    const content = Buffer.from(await store.read(file.storedAs));
    const violation = await officePackageViolation(content, fileEnding(file.name));
    if (violation !== undefined) return violation === "unsafe" ? "fileUnsafe" : violations.type;
  }
  return undefined;
}

export async function discardFiles(
  service: Pick<Platform, "store">,
  files: readonly ReceivedFile[],
): Promise<void> {
  await Promise.all(files.map((file) => service.store.discard(file.storedAs)));
}

/** Lets a file out of quarantine when the scanner says so; a scanner that is away leaves it there. */
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

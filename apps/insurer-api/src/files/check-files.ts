import { FailureError } from "#src/http/failure-error.ts";
import { describeError } from "#src/http/log.ts";
import type { Service } from "#src/service.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import type { ReceivedFile } from "./file-store.ts";
import { type CLAIM_TYPES, mediaTypeOfFile } from "./file-type.ts";

/** A file that may be kept. */
export interface CheckedFile extends ReceivedFile {
  readonly mediaType: string;
}

/** Codes for what can be wrong with a file. */
export interface FileFaults {
  readonly type: FailureCode;
  readonly tooLarge: FailureCode;
}

/**
 * Checks every file by its bytes; if one is wrong all are thrown away and 422 names the fault.
 * `part` is the field the fault is told at.
 */
export async function checkFiles(
  service: Service,
  files: readonly ReceivedFile[],
  part: string,
  allowed: typeof CLAIM_TYPES,
  faults: FileFaults,
): Promise<readonly CheckedFile[]> {
  const checked = files.map((file) => ({ file, mediaType: mediaTypeOfFile(file, allowed) }));
  const fault = checked
    .map(({ file, mediaType }) => faultOf(file, mediaType, faults))
    .find(Boolean);
  if (fault) {
    await discardFiles(service, files);
    throw new FailureError(422, fault, { fieldCodes: { [part]: [fault] } });
  }
  return checked.flatMap(({ file, mediaType }) => (mediaType ? [{ ...file, mediaType }] : []));
}

function faultOf(
  file: ReceivedFile,
  mediaType: string | undefined,
  faults: FileFaults,
): FailureCode | undefined {
  if (file.tooLarge) return faults.tooLarge;
  if (file.sizeBytes === 0) return "fileEmpty";
  return mediaType === undefined ? faults.type : undefined;
}

export async function discardFiles(
  service: Service,
  files: readonly ReceivedFile[],
): Promise<void> {
  await Promise.all(files.map((file) => service.store.discard(file.storedAs)));
}

/** Lets a file out of quarantine when the scanner says so; a scanner that is away leaves it there. */
export async function releaseFromQuarantine(
  service: Service,
  storedAs: string,
): Promise<"quarantined" | "clean" | "refused"> {
  try {
    const content = await service.store.read(storedAs);
    if ((await service.scanner.scan({ storedAs, content })) === "unsafe") {
      await service.store.discard(storedAs);
      return "refused";
    }
    await service.store.accept(storedAs);
    return "clean";
  } catch (error) {
    service.log.warn({ error: describeError(error) }, "file stays in quarantine");
    return "quarantined";
  }
}

import { type FileLimits, fileEnding } from "@sughurta/domain";
import {
  type FileFormat,
  fileFormat,
  formatOfEnding,
  mayBeTaken,
} from "@sughurta/domain/file-format";
import { fileTypeFromBuffer } from "file-type";
import type { ReceivedFile } from "./file-store.ts";
import { readPackage } from "./office-package.ts";

/** Format of a file, or that it is a decompression bomb; `undefined` if the limits do not allow it. */
export type FoundFormat = FileFormat | "unsafe" | undefined;

/**
 * Finds the format of a file by its bytes, regardless of its name. Documents in a ZIP package are recognised by their
 * list of parts, for which `readAll` is called; nothing is unpacked.
 */
export async function findFormat(
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

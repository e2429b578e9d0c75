import { type FileLimits, isFileOfKind } from "@sughurta/domain";
import { FILE_HEAD_BYTES, fileFormat, isPdfCut, mayBeTaken } from "@sughurta/domain/file-format";
import { fileTypeFromBuffer } from "file-type";

/** Why a picked file cannot be accepted. */
export type FileViolation = "fileEmpty" | "fileIncomplete" | "fileTooLarge" | "fileType";

/** The end of a whole PDF is within so many bytes of the end of its file. */
const TAIL_BYTES = 65_536;

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Error in the bytes of a file. */
export async function violationInBytes(
  file: File,
  limits: FileLimits,
): Promise<FileViolation | undefined> {
  const head = await readBytes(file.slice(0, FILE_HEAD_BYTES));
  const signature = await fileTypeFromBuffer(head).catch(() => undefined);
  const format = fileFormat({ name: file.name, head }, signature?.ext);
  // Bytes without a signature may be of a format that the service recognises by its name.
  if (!format) return !signature && isFileOfKind(file, limits) ? undefined : "fileType";
  if (!mayBeTaken(format, limits)) return "fileType";
  const isCut = format.endings[0] === "pdf" && (await isPdfCutIn(file));
  return isCut ? "fileIncomplete" : undefined;
}

/** A phone reads a large PDF whole only where its last part has no end. */
async function isPdfCutIn(file: File): Promise<boolean> {
  const text = async (part: Blob) => new TextDecoder("latin1").decode(await part.arrayBuffer());
  if (!isPdfCut(await text(file.slice(-TAIL_BYTES)), file.size)) return false;
  return file.size <= TAIL_BYTES || isPdfCut(await text(file), file.size);
}

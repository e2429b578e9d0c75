import { FILE_ENDINGS, type FileKind, type FileLimits, fileEnding } from "../files/file-limits.ts";

/** Format of a file, recognised by its bytes. */
export interface FileFormat {
  readonly kind: FileKind;
  readonly mediaType: string;
  /** Matching extensions; the first one replaces a non-matching extension. */
  readonly endings: readonly [string, ...string[]];
}

const picture = (subtype: string, ...endings: [string, ...string[]]): FileFormat => ({
  kind: "picture",
  mediaType: `image/${subtype}`,
  endings,
});
const document = (subtype: string, ending: string): FileFormat => ({
  kind: "document",
  mediaType: `application/${subtype}`,
  endings: [ending],
});
const video = (subtype: string, ending: string): FileFormat => ({
  kind: "video",
  mediaType: `video/${subtype}`,
  endings: [ending],
});
const archive = (subtype: string, ending: string): FileFormat => ({
  kind: "archive",
  mediaType: `application/${subtype}`,
  endings: [ending],
});
const OOXML = "vnd.openxmlformats-officedocument";
const ODF = "vnd.oasis.opendocument";

const FORMATS: readonly FileFormat[] = [
  picture("jpeg", "jpg", "jpeg"),
  picture("png", "png"),
  picture("gif", "gif"),
  picture("webp", "webp"),
  picture("bmp", "bmp"),
  picture("tiff", "tif", "tiff"),
  picture("heic", "heic", "heif"),
  picture("avif", "avif"),
  document("pdf", "pdf"),
  document("msword", "doc"),
  document("vnd.ms-excel", "xls"),
  document("vnd.ms-powerpoint", "ppt"),
  document(`${OOXML}.wordprocessingml.document`, "docx"),
  document(`${OOXML}.spreadsheetml.sheet`, "xlsx"),
  document(`${OOXML}.presentationml.presentation`, "pptx"),
  document(`${ODF}.text`, "odt"),
  document(`${ODF}.spreadsheet`, "ods"),
  document(`${ODF}.presentation`, "odp"),
  document("rtf", "rtf"),
  { kind: "table", mediaType: "text/csv", endings: ["csv"] },
  video("mp4", "mp4"),
  video("x-m4v", "m4v"),
  video("quicktime", "mov"),
  video("3gpp", "3gp"),
  video("webm", "webm"),
  video("matroska", "mkv"),
  video("vnd.avi", "avi"),
  archive("zip", "zip"),
  archive("vnd.rar", "rar"),
  archive("x-7z-compressed", "7z"),
  archive("x-iso9660-image", "iso"),
];

/** The format of an extension. */
export function formatOfEnding(ending: string): FileFormat | undefined {
  return FORMATS.find(({ endings }) => endings.includes(ending));
}

/** The format of a media type returned by {@link fileFormat}. */
export function formatOfMediaType(mediaType: string): FileFormat | undefined {
  return FORMATS.find((format) => format.mediaType === mediaType);
}

/** Bytes at the start of a file that {@link fileFormat} reads. */
export const FILE_HEAD_BYTES = 36_864;

/** PDF readers search for the header within this number of bytes (ISO 32000, implementation notes). */
const PDF_HEADER_WITHIN = 1_024;
const ISO_9660_AT = 0x8001;
const MARKUP = /<\s*(!doctype|html|script|svg|\?xml)/i;
const LINE_MARKS = new Set(["\t", "\n", "\r"]);

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** A PDF after a byte order mark, line breaks or other bytes; never after an HTML page. */
function isPdf(head: Uint8Array): boolean {
  const text = latin1(head.subarray(0, PDF_HEADER_WITHIN));
  const at = text.indexOf("%PDF-");
  return at >= 0 && !MARKUP.test(text.slice(0, at));
}

/** A TIFF whose directory is behind its pixels, as most programs write it: `file-type` looks for it in the head. */
const isTiff = (head: Uint8Array) => ["II*\0", "MM\0*"].includes(latin1(head.subarray(0, 4)));

/** Plain text: no control characters except line ends and tabs, and not an HTML page. */
function isPlainText(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head);
  const isBinary = [...text].some((sign) => /\p{Cc}/u.test(sign) && !LINE_MARKS.has(sign));
  return !isBinary && !MARKUP.test(text);
}

/**
 * Format of a file by its first {@link FILE_HEAD_BYTES} bytes; `undefined` where it is not supported. `signature` is
 * the format that the library `file-type` returns for those bytes. The name decides only between formats with the same
 * signature: old office documents, and tables, which have none. Documents in a ZIP package are returned as `zip` here:
 * their list of parts decides.
 */
export function fileFormat(
  file: { readonly name: string; readonly head: Uint8Array },
  signature: string | undefined,
): FileFormat | undefined {
  const { head } = file;
  const ending = fileEnding(file.name);
  if (latin1(head.subarray(0, 4)) === "PK\u0003\u0004") return formatOfEnding("zip");
  if (signature === "cfb") {
    return ["doc", "xls", "ppt"].includes(ending) ? formatOfEnding(ending) : undefined;
  }
  if (signature === "apng") return formatOfEnding("png");
  if (signature !== undefined) return formatOfEnding(signature);
  if (isTiff(head)) return formatOfEnding("tiff");
  if (isPdf(head)) return formatOfEnding("pdf");
  if (latin1(head.subarray(ISO_9660_AT, ISO_9660_AT + 5)) === "CD001") return formatOfEnding("iso");
  return ending === "csv" && isPlainText(head) ? formatOfEnding("csv") : undefined;
}

/** Extensions that are removed from a file's name: those of the formats, and others added by phones and browsers. */
const REPLACED_ENDINGS: readonly string[] = [...Object.values(FILE_ENDINGS).flat(), "jfif", "jpe"];

/** The name of a file with an extension of its format. */
export function nameOfFormat(name: string, { endings }: FileFormat): string {
  const ending = fileEnding(name);
  if (endings.includes(ending)) return name;
  const base = REPLACED_ENDINGS.includes(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${base || "file"}.${endings[0]}`;
}

/** True for an allowed format; the parts of a ZIP package have to be checked where documents are allowed. */
export function mayBeTaken({ kind, endings }: FileFormat, { kinds }: FileLimits): boolean {
  return kinds.includes(kind) || (endings[0] === "zip" && kinds.includes("document"));
}

const HEAD_CHARACTERS = 4_096;

/**
 * True for a truncated PDF, whose pages no reader can find: it has neither an end marker, a reference to the
 * cross-reference table nor a trailer. Takes the bytes as `latin1`; a file that may still be opened is never reported
 * as truncated: bytes after its end, missing end markers and appended updates are accepted.
 */
export function isPdfCut(text: string, sizeBytes: number): boolean {
  const last = text.lastIndexOf("startxref");
  const head = text.slice(0, HEAD_CHARACTERS);
  if (/\/Linearized\b/.test(head)) {
    // Linearised for streaming: its first part has a trailer too, whose table is at 0.
    const table = Number(/^startxref\s+(\d+)/.exec(text.slice(last, last + 40))?.[1] ?? 0);
    const wholeBytes = Number(/\/L\s+(\d+)/.exec(head)?.[1] ?? 0);
    return table === 0 && sizeBytes < wholeBytes;
  }
  if (last >= 0 || text.includes("%%EOF") || text.includes("/XRef")) return false;
  const trailer = text.indexOf("trailer");
  return trailer < 0 || !text.includes("/Root", trailer);
}

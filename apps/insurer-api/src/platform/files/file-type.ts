import { type FileKind, type FileLimits, fileEnding } from "@sughurta/domain";

/** A kind of file, told by its first bytes and allowed under some endings. */
export interface FileType {
  readonly kind: FileKind;
  readonly mediaType: string;
  readonly endings: readonly string[];
  /** What has to be looked at further in: the size of a picture, the parts of an office document. */
  readonly inside?: "picture" | "package";
  readonly fits: (head: Uint8Array) => boolean;
}

const ISO_9660_AT = 0x8001;

const bytesAt = (head: Uint8Array, at: number, length: number) =>
  Buffer.from(head.subarray(at, at + length)).toString("latin1");
const starts = (signature: string) => (head: Uint8Array) =>
  bytesAt(head, 0, signature.length) === signature;
/** Containers of ISO media name their brand after `ftyp`. */
const ftyp = (brands: RegExp) => (head: Uint8Array) =>
  bytesAt(head, 4, 4) === "ftyp" && brands.test(bytesAt(head, 8, 4));
const riff = (kind: string) => (head: Uint8Array) =>
  bytesAt(head, 0, 4) === "RIFF" && bytesAt(head, 8, 4) === kind;
const zip = starts("PK\x03\x04");
const ODF_MEDIA_TYPE = "mimetypeapplication/vnd.oasis.opendocument.";
/** The first part of an ODF document, not packed, is its media type. */
const odf = (head: Uint8Array) =>
  zip(head) && bytesAt(head, 30, ODF_MEDIA_TYPE.length) === ODF_MEDIA_TYPE;
const oldOffice = starts("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

const LINE_MARKS = new Set(["\t", "\n", "\r"]);

/** Plain text: no control characters but line ends and tabs, and not a page for a browser. */
function plainText(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head);
  const binary = [...text].some((sign) => /\p{Cc}/u.test(sign) && !LINE_MARKS.has(sign));
  return !binary && !/<\s*(!doctype|html|script|svg|\?xml)/i.test(text);
}

const PICTURE_HEADS: readonly FileType[] = [
  {
    kind: "picture",
    mediaType: "image/jpeg",
    endings: ["jpg", "jpeg"],
    fits: starts("\xff\xd8\xff"),
  },
  { kind: "picture", mediaType: "image/png", endings: ["png"], fits: starts("\x89PNG\r\n\x1a\n") },
  { kind: "picture", mediaType: "image/gif", endings: ["gif"], fits: starts("GIF8") },
  { kind: "picture", mediaType: "image/webp", endings: ["webp"], fits: riff("WEBP") },
  { kind: "picture", mediaType: "image/bmp", endings: ["bmp"], fits: starts("BM") },
  {
    kind: "picture",
    mediaType: "image/tiff",
    endings: ["tif", "tiff"],
    fits: (head) => starts("II*\0")(head) || starts("MM\0*")(head),
  },
  {
    kind: "picture",
    mediaType: "image/heic",
    endings: ["heic", "heif"],
    fits: ftyp(/^(hei[cmsx]|hev[cx]|mif1|msf1)$/),
  },
  { kind: "picture", mediaType: "image/avif", endings: ["avif"], fits: ftyp(/^avi[fs]$/) },
];
const PICTURES = PICTURE_HEADS.map<FileType>((type) => ({ ...type, inside: "picture" }));
const PDF: FileType = {
  kind: "document",
  mediaType: "application/pdf",
  endings: ["pdf"],
  fits: starts("%PDF-"),
};
const OFFICE: readonly FileType[] = [
  {
    kind: "document",
    mediaType: "application/msword",
    endings: ["doc", "xls", "ppt"],
    fits: oldOffice,
  },
  {
    kind: "document",
    mediaType: "application/vnd.openxmlformats-officedocument",
    endings: ["docx", "xlsx", "pptx"],
    inside: "package",
    fits: zip,
  },
  {
    kind: "document",
    mediaType: "application/vnd.oasis.opendocument",
    endings: ["odt", "ods", "odp"],
    inside: "package",
    fits: odf,
  },
  { kind: "document", mediaType: "application/rtf", endings: ["rtf"], fits: starts("{\\rtf") },
];
const VIDEOS: readonly FileType[] = [
  {
    kind: "video",
    mediaType: "video/mp4",
    endings: ["mp4", "m4v", "mov", "3gp"],
    fits: ftyp(/^(isom|iso[2-9]|mp4[12]|avc1|M4V |qt {2}|3g[pr]\w|dash|MSNV|mmp4)$/),
  },
  {
    kind: "video",
    mediaType: "video/x-matroska",
    endings: ["webm", "mkv"],
    fits: starts("\x1aE\xdf\xa3"),
  },
  { kind: "video", mediaType: "video/x-msvideo", endings: ["avi"], fits: riff("AVI ") },
];
const ARCHIVES: readonly FileType[] = [
  { kind: "archive", mediaType: "application/zip", endings: ["zip"], fits: zip },
  {
    kind: "archive",
    mediaType: "application/vnd.rar",
    endings: ["rar"],
    fits: starts("Rar!\x1a\x07"),
  },
  {
    kind: "archive",
    mediaType: "application/x-7z-compressed",
    endings: ["7z"],
    fits: starts("7z\xbc\xaf\x27\x1c"),
  },
  {
    kind: "archive",
    mediaType: "application/x-iso9660-image",
    endings: ["iso"],
    fits: (head) => bytesAt(head, ISO_9660_AT, 5) === "CD001",
  },
];
const TABLES: FileType = {
  kind: "table",
  mediaType: "text/csv",
  endings: ["csv"],
  fits: plainText,
};

const FILE_TYPES: readonly FileType[] = [
  ...PICTURES,
  PDF,
  ...OFFICE,
  TABLES,
  ...VIDEOS,
  ...ARCHIVES,
];

/** The types of the kinds that limits allow. */
export function fileTypesOf({ kinds }: Pick<FileLimits, "kinds">): readonly FileType[] {
  return FILE_TYPES.filter(({ kind }) => kinds.includes(kind));
}

/** The type of a file whose first bytes are what its name says; `undefined` for any other. */
export function typeOfFile(
  file: { readonly name: string; readonly head: Uint8Array },
  limits: Pick<FileLimits, "kinds">,
): FileType | undefined {
  const ending = fileEnding(file.name);
  return fileTypesOf(limits).find((type) => type.endings.includes(ending) && type.fits(file.head));
}

import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

const MAX_ENTRIES = 5_000;
/** Limit of the unpacked parts of a document: their total size, and as a multiple of the file. */
const MAX_UNPACKED_BYTES = 500_000_000;
const MAX_RATIO = 100;
/** Small documents of repetitive text may have a higher ratio. */
const RATIO_COUNTS_FROM_BYTES = 20_000_000;
const LOCAL_HEADER_BYTES = 30;
/** Covers the name of an ODF document's first part and the media type in it. */
const ODF_BYTES = 80;

/** Office documents by a part that is unique to them. */
const OOXML_PARTS = [
  ["docx", "word/"],
  ["xlsx", "xl/"],
  ["pptx", "ppt/"],
] as const;
/** Office documents by the media type in their first part, which is not compressed. */
const ODF_MEDIA_TYPES = [
  ["odt", "text"],
  ["ods", "spreadsheet"],
  ["odp", "presentation"],
] as const;

/** Extension of an office document in a ZIP package. */
export type OfficeDocument = (typeof OOXML_PARTS)[number][0] | (typeof ODF_MEDIA_TYPES)[number][0];

/**
 * Reads the list of parts of an office document (OOXML, ODF) without unpacking any: returns its kind, none, or that it
 * is a decompression bomb.
 */
export async function readPackage(
  content: Buffer,
): Promise<OfficeDocument | "notADocument" | "unsafe"> {
  let entries: Entry[];
  try {
    const file = await fromBufferPromise(content, { lazyEntries: true });
    if (file.entryCount > MAX_ENTRIES) return "unsafe";
    entries = await listEntries(file);
  } catch {
    return "notADocument";
  }
  if (isHarmful(entries, content.length)) return "unsafe";
  return toDocument(content, entries) ?? "notADocument";
}

function toDocument(content: Buffer, entries: readonly Entry[]): OfficeDocument | undefined {
  const names = entries.map(({ fileName }) => fileName);
  if (names.includes("[Content_Types].xml")) {
    const exists = (part: string) => names.some((name) => name.startsWith(part));
    return OOXML_PARTS.find(([, part]) => exists(part))?.[0];
  }
  const first = content.toString("latin1", LOCAL_HEADER_BYTES, LOCAL_HEADER_BYTES + ODF_BYTES);
  const subtype = /^mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(first)?.[1];
  const isWritten = names.includes("content.xml");
  return isWritten ? ODF_MEDIA_TYPES.find(([, type]) => type === subtype)?.[0] : undefined;
}

async function listEntries(file: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of file.eachEntry()) entries.push(entry);
  return entries;
}

function isHarmful(entries: readonly Entry[], fileBytes: number): boolean {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return (
    entries.some((entry) => entry.isEncrypted()) ||
    unpacked > MAX_UNPACKED_BYTES ||
    (unpacked > RATIO_COUNTS_FROM_BYTES && unpacked > MAX_RATIO * fileBytes) ||
    overlap(entries, fileBytes)
  );
}

/** Whether parts share bytes, which makes a small file unpack to a huge one. */
function overlap(entries: readonly Entry[], fileBytes: number): boolean {
  const inOrder = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  return inOrder.some((entry, index) => {
    const next = inOrder[index + 1]?.relativeOffsetOfLocalHeader ?? fileBytes;
    const headerBytes = LOCAL_HEADER_BYTES + entry.fileNameRaw.length;
    return entry.relativeOffsetOfLocalHeader + headerBytes + entry.compressedSize > next;
  });
}

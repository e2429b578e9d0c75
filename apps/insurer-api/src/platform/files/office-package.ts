import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

const MAX_ENTRIES = 5_000;
/** What the parts of a document may unpack to: all together, and as a multiple of the file. */
const MAX_UNPACKED_BYTES = 500_000_000;
const MAX_RATIO = 100;
/** Small documents of long repeated text may be packed tighter than that. */
const RATIO_COUNTS_FROM_BYTES = 20_000_000;
const LOCAL_HEADER_BYTES = 30;
/** Enough for the name of an ODF document's first part and the media type in it. */
const ODF_BYTES = 80;

/** Office documents by the part that only they have. */
const OOXML_PARTS = [
  ["docx", "word/"],
  ["xlsx", "xl/"],
  ["pptx", "ppt/"],
] as const;
/** Office documents by the media type that is their first part, not packed. */
const ODF_MEDIA_TYPES = [
  ["odt", "text"],
  ["ods", "spreadsheet"],
  ["odp", "presentation"],
] as const;

/** An office document in a ZIP package, by its ending. */
export type OfficeDocument = (typeof OOXML_PARTS)[number][0] | (typeof ODF_MEDIA_TYPES)[number][0];

/**
 * Looks at the list of parts of an office document (OOXML, ODF) without unpacking any of them: which document it
 * is, that it is none, or that it is made to do harm where it is unpacked.
 */
export async function readPackage(
  content: Buffer,
): Promise<OfficeDocument | "notADocument" | "unsafe"> {
  let entries: Entry[];
  try {
    const file = await fromBufferPromise(content, { lazyEntries: true });
    if (file.entryCount > MAX_ENTRIES) return "unsafe";
    entries = await entriesOf(file);
  } catch {
    return "notADocument";
  }
  if (isHarmful(entries, content.length)) return "unsafe";
  return documentOf(content, entries) ?? "notADocument";
}

function documentOf(content: Buffer, entries: readonly Entry[]): OfficeDocument | undefined {
  const names = entries.map(({ fileName }) => fileName);
  if (names.includes("[Content_Types].xml")) {
    const isThere = (part: string) => names.some((name) => name.startsWith(part));
    return OOXML_PARTS.find(([, part]) => isThere(part))?.[0];
  }
  const first = content.toString("latin1", LOCAL_HEADER_BYTES, LOCAL_HEADER_BYTES + ODF_BYTES);
  const subtype = /^mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(first)?.[1];
  const isWritten = names.includes("content.xml");
  return isWritten ? ODF_MEDIA_TYPES.find(([, type]) => type === subtype)?.[0] : undefined;
}

async function entriesOf(file: ZipFile): Promise<Entry[]> {
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

/** Parts that share bytes make a small file unpack to a huge one. */
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

import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

const MAX_ENTRIES = 5_000;
/** What the parts of a document may unpack to: all together, and as a multiple of the file. */
const MAX_UNPACKED_BYTES = 500_000_000;
const MAX_RATIO = 100;
/** Small documents of long repeated text may be packed tighter than that. */
const RATIO_COUNTS_FROM_BYTES = 20_000_000;
const LOCAL_HEADER_BYTES = 30;

/** The part that makes a package a document of this ending. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  docx: "word/",
  xlsx: "xl/",
  pptx: "ppt/",
  odt: "content.xml",
  ods: "content.xml",
  odp: "content.xml",
};

/** What is wrong with an office document: it is none, or it is made to do harm where it is unpacked. */
export type PackageViolation = "notADocument" | "unsafe";

/** Looks at the list of parts of an office document (OOXML, ODF) without unpacking any of them. */
export async function officePackageViolation(
  content: Buffer,
  ending: string,
): Promise<PackageViolation | undefined> {
  let entries: Entry[];
  try {
    const file = await fromBufferPromise(content, { lazyEntries: true });
    if (file.entryCount > MAX_ENTRIES) return "unsafe";
    entries = await entriesOf(file);
  } catch {
    return "notADocument";
  }
  if (isHarmful(entries, content.length)) return "unsafe";
  const mainPart = MAIN_PARTS[ending];
  const names = entries.map(({ fileName }) => fileName);
  const listed = names.includes("[Content_Types].xml") || names.includes("mimetype");
  const isDocument = listed && mainPart && names.some((name) => name.startsWith(mainPart));
  return isDocument ? undefined : "notADocument";
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

const HEAD_CHARACTERS = 4_096;

/**
 * True for a PDF of which the end is missing, so that no reader finds its pages: neither a mark of
 * the end, a place of the cross-reference table nor a trailer is left. Takes the bytes as `latin1`; a file that may still be opened is
 * never called cut: bytes after its end, missing marks of the end and updates that were added do not matter.
 */
export function isPdfCut(text: string, sizeBytes: number): boolean {
  const last = text.lastIndexOf("startxref");
  const head = text.slice(0, HEAD_CHARACTERS);
  if (/\/Linearized\b/.test(head)) {
    // Made for reading while it loads: its first part has a trailer too, whose table is at 0.
    const table = Number(/^startxref\s+(\d+)/.exec(text.slice(last, last + 40))?.[1] ?? 0);
    const wholeBytes = Number(/\/L\s+(\d+)/.exec(head)?.[1] ?? 0);
    return table === 0 && sizeBytes < wholeBytes;
  }
  if (last >= 0 || text.includes("%%EOF") || text.includes("/XRef")) return false;
  const trailer = text.indexOf("trailer");
  return trailer < 0 || !text.includes("/Root", trailer);
}

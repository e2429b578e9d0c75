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

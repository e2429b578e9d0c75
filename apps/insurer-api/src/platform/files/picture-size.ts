import { imageSize } from "image-size";

const SIZE_BOX = "ispe";
const SIZE_BOX_BYTES = 20;

/** The sizes declared in an ISO picture (HEIC, AVIF): of its tiles, its thumbnail and itself. */
function isoMediaPixels(content: Buffer): number {
  let largest = 0;
  let at = content.indexOf(SIZE_BOX);
  while (at >= 4 && at + 16 <= content.length) {
    // The box's length precedes its name.
    if (content.readUInt32BE(at - 4) === SIZE_BOX_BYTES) {
      largest = Math.max(largest, content.readUInt32BE(at + 8) * content.readUInt32BE(at + 12));
    }
    at = content.indexOf(SIZE_BOX, at + 1);
  }
  return largest;
}

function pixelsIn(content: Buffer): number {
  if (content.subarray(4, 8).toString("latin1") === "ftyp") return isoMediaPixels(content);
  try {
    const { width, height } = imageSize(content);
    return Math.abs(width * height);
  } catch {
    return 0;
  }
}

/**
 * Number of pixels that a picture would decode to, read from its header without decoding; `undefined` if no header
 * declares it. Calls `readAll` only if the size follows the first bytes.
 */
export async function picturePixels(
  head: Uint8Array,
  readAll: () => Promise<Uint8Array>,
): Promise<number | undefined> {
  const early = pixelsIn(Buffer.from(head));
  return early || pixelsIn(Buffer.from(await readAll())) || undefined;
}

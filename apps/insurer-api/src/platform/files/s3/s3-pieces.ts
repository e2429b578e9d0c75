import { FileMissingError } from "#src/platform/files/file-store.ts";
import type { S3Client } from "./s3-client.ts";

/** Digits of the offset in the name of a piece, so that a list is sorted by it. */
const OFFSET_DIGITS = 12;

/** The name of the piece that begins at an offset of its file. */
export const pieceName = (offset: number): string => String(offset).padStart(OFFSET_DIGITS, "0");

/** The bytes of a file of a given size from its pieces, each of which begins where the previous one ends. */
export async function* joinPieces(
  client: S3Client,
  prefix: string,
  sizeBytes: number,
): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < sizeBytes; ) {
    const begin = offset;
    const chunks = await client.open(prefix + pieceName(begin));
    if (!chunks) throw missingPiece();
    for await (const chunk of chunks) {
      offset += chunk.length;
      if (offset > sizeBytes) throw missingPiece();
      yield chunk;
    }
    if (offset === begin) throw missingPiece();
  }
}

/** Splits a stream into pieces of one size; the last one has the remainder. */
export async function* inPieces(
  content: AsyncIterable<Uint8Array>,
  pieceBytes: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.length;
    while (heldBytes >= pieceBytes) {
      const bytes = Buffer.concat(held);
      yield bytes.subarray(0, pieceBytes);
      held = [bytes.subarray(pieceBytes)];
      heldBytes -= pieceBytes;
    }
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

const missingPiece = () => new FileMissingError("The object storage lacks a piece of the file");

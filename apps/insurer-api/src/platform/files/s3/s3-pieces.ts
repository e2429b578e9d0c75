import { FileMissingError } from "#src/platform/files/file-store.ts";
import type { ListedObject, S3Client } from "./s3-client.ts";

/** Digits of the offset in the name of a piece, so that a list has them in their order. */
const OFFSET_DIGITS = 12;

/** The name of the piece that begins at an offset of its file. */
export const pieceName = (offset: number): string => String(offset).padStart(OFFSET_DIGITS, "0");

/** A piece, and how many of its first bytes belong to the file. */
export interface PlannedPiece {
  readonly name: string;
  readonly sizeBytes: number;
}

/** How listed pieces make a file: each counts up to where the next one begins. Throws where there is a hole. */
export function planJoin(pieces: readonly ListedObject[]): readonly PlannedPiece[] {
  return pieces.map(({ name, sizeBytes }, index) => {
    const next = pieces[index + 1];
    const begin = Number(name);
    const end = next ? Number(next.name) : begin + sizeBytes;
    const isFirst = index === 0;
    if ((isFirst && begin !== 0) || end > begin + sizeBytes) throw missingPiece();
    return { name, sizeBytes: end - begin };
  });
}

/** The bytes of a file out of its pieces, which stand under a prefix. */
export async function* joinPieces(
  client: S3Client,
  prefix: string,
  plan: readonly PlannedPiece[],
): AsyncGenerator<Uint8Array> {
  for (const { name, sizeBytes } of plan) {
    const chunks = await client.open(prefix + name);
    if (!chunks) throw missingPiece();
    let left = sizeBytes;
    for await (const chunk of chunks) {
      yield chunk.subarray(0, left);
      left -= Math.min(left, chunk.length);
      if (left === 0) break;
    }
    if (left > 0) throw missingPiece();
  }
}

/** Collects a stream into pieces of one size; the last one has what is left. */
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

import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { S3Settings } from "#src/platform/config/object-storage.ts";
import {
  FileMissingError,
  type FileStore,
  findInPlaces,
  type Place,
  StorageError,
} from "#src/platform/files/file-store.ts";
import { createFileDigest, type SeenFile } from "#src/platform/files/folder-store.ts";
import { createS3Client, type S3Client } from "./s3-client.ts";
import { s3Advice } from "./s3-error.ts";
import type { RetryPolicy } from "./s3-request.ts";
import { findMissing, listAll, writtenBefore } from "./s3-sweeps.ts";

/** Digits of the offset in the name of a piece, so that a list is sorted by it. */
const OFFSET_DIGITS = 12;

/** The name of the piece that begins at an offset of its file. */
const pieceName = (offset: number): string => String(offset).padStart(OFFSET_DIGITS, "0");

const missingPiece = () => new FileMissingError("The object storage lacks a piece of the file");

/** A larger file is stored in pieces; each upload has up to two pieces in memory. */
const PIECE_BYTES = 4_194_304;

const MARK = "database-mark";

const EMPTY = new Uint8Array();

const toKey = (place: Place, storedAs: string) => `${place}/${storedAs}`;

const quarantine = (storedAs: string) => toKey("quarantine", storedAs);

const kept = (storedAs: string) => toKey("kept", storedAs);

const getPieces = (storedAs: string) => `pieces/${storedAs}/`;

/**
 * Stores files in an S3 object storage. A file that is large, or uploaded in chunks, is stored in pieces, which are
 * separate objects until it leaves quarantine: after a crash, all remains appear in a list.
 */
export function createS3Store(settings: S3Settings, retryPolicy?: RetryPolicy): FileStore {
  const client = createS3Client(settings, retryPolicy);
  const openAnywhere = (storedAs: string) =>
    findInPlaces((place) => client.open(toKey(place, storedAs)));

  const findSize = (storedAs: string) =>
    findInPlaces((place) => client.findSize(toKey(place, storedAs)));

  async function keep(content: Uint8Array): Promise<string> {
    const storedAs = randomUUID();
    await client.put(kept(storedAs), content);
    return storedAs;
  }

  async function discard(storedAs: string): Promise<void> {
    await client.remove(quarantine(storedAs));
    await client.remove(kept(storedAs));
    await removePieces(client, storedAs);
  }

  return {
    async receive(name, content, isTruncated) {
      const storedAs = randomUUID();
      try {
        const seen = await putWhole(client, storedAs, content);
        return { name, storedAs, ...seen, tooLarge: isTruncated() };
      } catch (error) {
        // During an outage nothing can be removed either: the sweeper removes the remains.
        if (!(error instanceof StorageError)) await discard(storedAs).catch(() => undefined);
        throw error;
      }
    },
    async begin() {
      const storedAs = randomUUID();
      await client.put(quarantine(storedAs), EMPTY);
      return storedAs;
    },
    async append(storedAs, offset, bytes) {
      if ((await client.findSize(quarantine(storedAs))) === undefined) throw missingFile();
      await client.put(getPieces(storedAs) + pieceName(offset), bytes);
    },
    async whole(name, storedAs, sizeBytes) {
      if ((await client.findSize(quarantine(storedAs))) === undefined) throw missingFile();
      return { name, storedAs, ...(await putJoined(client, storedAs, sizeBytes)), tooLarge: false };
    },
    async accept(storedAs) {
      const isCopied = await client.copy(quarantine(storedAs), kept(storedAs));
      if (!isCopied && (await client.findSize(kept(storedAs))) === undefined) throw missingFile();
      await client.remove(quarantine(storedAs));
      await removePieces(client, storedAs);
    },
    discard,
    read: async (storedAs) =>
      requireFound(await findInPlaces((place) => client.get(toKey(place, storedAs)))),
    async *chunks(storedAs) {
      yield* requireFound(await openAnywhere(storedAs));
    },
    keep,
    findSize,
    stream: (storedAs) => ReadableStream.from(storedChunks(client, storedAs)),
    async findFault() {
      try {
        const storedAs = await keep(EMPTY);
        await client.page("kept/", storedAs);
        await discard(storedAs);
        return undefined;
      } catch (error) {
        return s3Advice(error);
      }
    },
    async readMark() {
      const mark = await client.get(MARK);
      return mark && new TextDecoder().decode(mark);
    },
    writeMark: (mark) => client.put(MARK, new TextEncoder().encode(mark)),
    writtenBefore: (moment) => writtenBefore(client, moment),
    async missing(names) {
      const notKept = await findMissing(client, "kept/", names);
      const notListed = await findMissing(client, "quarantine/", notKept);
      // A file may have been moved between the two lists, and some storages list new objects with a delay.
      const nowhere: string[] = [];
      for (const name of notListed) if ((await findSize(name)) === undefined) nowhere.push(name);
      return nowhere;
    },
  };
}

/** Puts a file of unknown length into quarantine. */
async function putWhole(client: S3Client, storedAs: string, content: Readable): Promise<SeenFile> {
  const digest = createFileDigest();
  let offset = 0;
  let held: Uint8Array = EMPTY;
  for await (const piece of inPieces(content, PIECE_BYTES)) {
    digest.add(piece);
    if (held.length > 0) {
      await client.put(getPieces(storedAs) + pieceName(offset), held);
      offset += held.length;
    }
    held = piece;
  }
  if (offset === 0) {
    await client.put(quarantine(storedAs), held);
    return digest.seen();
  }
  await client.put(getPieces(storedAs) + pieceName(offset), held);
  return putJoined(client, storedAs, offset + held.length);
}

/** Joins the pieces of a file into one object in quarantine; the pieces stay until it leaves. */
async function putJoined(client: S3Client, storedAs: string, sizeBytes: number): Promise<SeenFile> {
  let digest = createFileDigest();
  async function* open() {
    digest = createFileDigest();
    for await (const chunk of joinPieces(client, getPieces(storedAs), sizeBytes)) {
      digest.add(chunk);
      yield chunk;
    }
  }
  await client.put(quarantine(storedAs), sizeBytes === 0 ? EMPTY : { sizeBytes, open });
  return digest.seen();
}

async function removePieces(client: S3Client, storedAs: string): Promise<void> {
  const prefix = getPieces(storedAs);
  for await (const { name } of listAll(client, prefix)) await client.remove(prefix + name);
}

async function* storedChunks(client: S3Client, storedAs: string): AsyncGenerator<Uint8Array> {
  yield* requireFound(await client.open(kept(storedAs)));
}

const missingFile = () => new FileMissingError("The object storage has no such file");

function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw missingFile();
  return found;
}

/** The bytes of a file of a given size from its pieces, each of which begins where the previous one ends. */
async function* joinPieces(
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
async function* inPieces(
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

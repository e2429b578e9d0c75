import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { S3Settings } from "#src/platform/config/s3-settings.ts";
import { createFileDigest, type SeenFile } from "#src/platform/files/file-digest.ts";
import {
  FileMissingError,
  type FileStore,
  findInPlaces,
  type Place,
  StorageError,
} from "#src/platform/files/file-store.ts";
import { createS3Client, type S3Client } from "./s3-client.ts";
import { s3Advice } from "./s3-error.ts";
import { inPieces, joinPieces, pieceName } from "./s3-pieces.ts";
import type { RetryPolicy } from "./s3-request.ts";
import { findMissing, listAll, writtenBefore } from "./s3-sweeps.ts";

/** A larger file is stored in pieces; each upload has up to two pieces in memory. */
const PIECE_BYTES = 4_194_304;
const MARK = "database-mark";
const EMPTY = new Uint8Array();

const keyOf = (place: Place, storedAs: string) => `${place}/${storedAs}`;
const quarantine = (storedAs: string) => keyOf("quarantine", storedAs);
const kept = (storedAs: string) => keyOf("kept", storedAs);
const piecesOf = (storedAs: string) => `pieces/${storedAs}/`;

/**
 * Stores files in an S3 object storage. A file that is large, or uploaded in chunks, is stored in pieces, which are
 * separate objects until it leaves quarantine: after a crash, all remains appear in a list.
 */
export function createS3Store(settings: S3Settings, retryPolicy?: RetryPolicy): FileStore {
  const client = createS3Client(settings, retryPolicy);
  const openAnywhere = (storedAs: string) =>
    findInPlaces((place) => client.open(keyOf(place, storedAs)));

  const sizeOf = (storedAs: string) =>
    findInPlaces((place) => client.sizeOf(keyOf(place, storedAs)));

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
      if ((await client.sizeOf(quarantine(storedAs))) === undefined) throw missingFile();
      await client.put(piecesOf(storedAs) + pieceName(offset), bytes);
    },
    async whole(name, storedAs, sizeBytes) {
      if ((await client.sizeOf(quarantine(storedAs))) === undefined) throw missingFile();
      return { name, storedAs, ...(await putJoined(client, storedAs, sizeBytes)), tooLarge: false };
    },
    async accept(storedAs) {
      const isCopied = await client.copy(quarantine(storedAs), kept(storedAs));
      if (!isCopied && (await client.sizeOf(kept(storedAs))) === undefined) throw missingFile();
      await client.remove(quarantine(storedAs));
      await removePieces(client, storedAs);
    },
    discard,
    read: async (storedAs) =>
      requireFound(await findInPlaces((place) => client.get(keyOf(place, storedAs)))),
    async *chunks(storedAs) {
      yield* requireFound(await openAnywhere(storedAs));
    },
    keep,
    sizeOf,
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
      for (const name of notListed) if ((await sizeOf(name)) === undefined) nowhere.push(name);
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
      await client.put(piecesOf(storedAs) + pieceName(offset), held);
      offset += held.length;
    }
    held = piece;
  }
  if (offset === 0) {
    await client.put(quarantine(storedAs), held);
    return digest.seen();
  }
  await client.put(piecesOf(storedAs) + pieceName(offset), held);
  return putJoined(client, storedAs, offset + held.length);
}

/** Joins the pieces of a file into one object in quarantine; the pieces stay until it leaves. */
async function putJoined(client: S3Client, storedAs: string, sizeBytes: number): Promise<SeenFile> {
  let digest = createFileDigest();
  async function* open() {
    digest = createFileDigest();
    for await (const chunk of joinPieces(client, piecesOf(storedAs), sizeBytes)) {
      digest.add(chunk);
      yield chunk;
    }
  }
  await client.put(quarantine(storedAs), sizeBytes === 0 ? EMPTY : { sizeBytes, open });
  return digest.seen();
}

async function removePieces(client: S3Client, storedAs: string): Promise<void> {
  const prefix = piecesOf(storedAs);
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

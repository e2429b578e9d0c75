import type { Readable } from "node:stream";

/** A file that came in and waits in quarantine. */
export interface ReceivedFile {
  /** The name it came with; shown, never used as a path. */
  readonly name: string;
  /** The random name it is kept under. */
  readonly storedAs: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The first bytes, which tell what it really is. */
  readonly head: Uint8Array;
  /** True where the file went over its limit and was cut. */
  readonly tooLarge: boolean;
}

/** A file of a request, with the part that carried it. */
export interface UploadedFile extends ReceivedFile {
  readonly part: string;
}

/** The store has no such file, or lost a piece of it. */
export class FileMissingError extends Error {
  readonly code = "fileMissing";
}

/** The store does not answer, or refuses what it is asked for. */
export class StorageError extends Error {
  readonly code: string = "storageUnavailable";
}

/** Where files are kept: quarantine first, then the store. What is asked for and not there is a {@link FileMissingError}. */
export interface FileStore {
  receive(name: string, content: Readable, isTruncated: () => boolean): Promise<ReceivedFile>;
  /** Begins an empty file in quarantine, which grows by {@link FileStore.append}; answers its random name. */
  begin(): Promise<string>;
  /** Adds bytes to a begun file where the last ones ended; once more from the same offset on, it replaces them. */
  append(storedAs: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** A file in quarantine that grew to so many bytes, shown under a name. */
  whole(name: string, storedAs: string, sizeBytes: number): Promise<ReceivedFile>;
  /** Moves a file out of quarantine; one that was moved before stays where it is. */
  accept(storedAs: string): Promise<void>;
  /** Removes a file, wherever it stands, and whatever is left of it. */
  discard(storedAs: string): Promise<void>;
  /** Bytes of a file, wherever it stands. */
  read(storedAs: string): Promise<Uint8Array>;
  /** Bytes of a file, wherever it stands, chunk by chunk. */
  chunks(storedAs: string): AsyncIterable<Uint8Array>;
  /** Keeps a file of our own, which needs no quarantine; answers its random name. */
  keep(content: Uint8Array): Promise<string>;
  /** Bytes of a file, wherever it stands; `undefined` where there is none. */
  sizeOf(storedAs: string): Promise<number | undefined>;
  /** A kept file, chunk by chunk; it is opened when the first chunk is asked for. */
  stream(storedAs: string): ReadableStream<Uint8Array>;
  /** What keeps files from being stored, with what to do; nothing where they can be. Writes, and leaves nothing. */
  findFault(): Promise<string | undefined>;
  /** Names of the files that were written before a moment, wherever they stand. */
  writtenBefore(moment: Date): AsyncIterable<string>;
  /** Those of some names that stand nowhere. */
  missing(names: readonly string[]): Promise<readonly string[]>;
}

/** Where a file stands. */
export type Place = "kept" | "quarantine";

/** Looks for a file; it may be moved between two looks. */
export async function findInPlaces<Found>(
  look: (place: Place) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  return (await look("kept")) ?? (await look("quarantine")) ?? (await look("kept"));
}

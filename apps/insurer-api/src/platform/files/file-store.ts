import type { Readable } from "node:stream";

/** A received file in quarantine. */
export interface ReceivedFile {
  /** The original name; displayed, never used as a path. */
  readonly name: string;
  /** The random name in the store. */
  readonly storedAs: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The first bytes, which identify the format. */
  readonly head: Uint8Array;
  /** True if the file exceeded its limit and was truncated. */
  readonly tooLarge: boolean;
}

/** A file of a request, with its form part. */
export interface UploadedFile extends ReceivedFile {
  readonly part: string;
}

/** The store does not have the file, or lost a piece of it. */
export class FileMissingError extends Error {
  readonly code = "fileMissing";
}

/** The store does not respond, or refuses a request. */
export class StorageError extends Error {
  readonly code: string = "storageUnavailable";
}

/** Store of files: quarantine first, then permanent. Throws a {@link FileMissingError} for a missing file. */
export interface FileStore {
  receive(name: string, content: Readable, isTruncated: () => boolean): Promise<ReceivedFile>;
  /** Creates an empty file in quarantine, which grows by {@link FileStore.append}; returns its random name. */
  begin(): Promise<string>;
  /** Appends bytes to a file in quarantine; repeated from the same offset, it replaces them. */
  append(storedAs: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** A file in quarantine that has reached its size, under a display name. */
  whole(name: string, storedAs: string, sizeBytes: number): Promise<ReceivedFile>;
  /** Moves a file out of quarantine; idempotent. */
  accept(storedAs: string): Promise<void>;
  /** Removes a file from either place, with all its pieces. */
  discard(storedAs: string): Promise<void>;
  /** Bytes of a file in either place. */
  read(storedAs: string): Promise<Uint8Array>;
  /** Bytes of a file in either place, in chunks. */
  chunks(storedAs: string): AsyncIterable<Uint8Array>;
  /** Stores a file of our own, which needs no quarantine; returns its random name. */
  keep(content: Uint8Array): Promise<string>;
  /** Size in bytes of a file in either place; `undefined` if it is missing. */
  findSize(storedAs: string): Promise<number | undefined>;
  /** A permanent file in chunks; opened on the first read. */
  stream(storedAs: string): ReadableStream<Uint8Array>;
  /**
   * A fault that prevents storing files, with its remedy; `undefined` without one. Writes a test file and removes it.
   */
  findFault(): Promise<string | undefined>;
  /** Names of files written before a moment, in either place. */
  writtenBefore(moment: Date): AsyncIterable<string>;
  /** Names without a file in either place. */
  missing(names: readonly string[]): Promise<readonly string[]>;
  /** The mark of the database beside the files, by which a restored database is recognised; `undefined` without one. */
  readMark(): Promise<string | undefined>;
  /** Replaces the mark as a whole. */
  writeMark(mark: string): Promise<void>;
}

/** Place of a file. */
export type Place = "kept" | "quarantine";

/** Looks up a file in both places; it may be moved between the two look-ups. */
export async function findInPlaces<Found>(
  look: (place: Place) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  return (await look("kept")) ?? (await look("quarantine")) ?? (await look("kept"));
}

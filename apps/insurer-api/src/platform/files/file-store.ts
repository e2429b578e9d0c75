import { createHash, randomUUID } from "node:crypto";
import { constants, createReadStream, createWriteStream, type Stats } from "node:fs";
import {
  access,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

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

/** Where files are kept: quarantine first, then the store. */
export interface FileStore {
  receive(name: string, content: Readable, isTruncated: () => boolean): Promise<ReceivedFile>;
  /** Begins an empty file in quarantine, which grows by {@link FileStore.append}; answers its random name. */
  begin(): Promise<string>;
  /** Writes bytes into a file in quarantine from an offset on; what stood there is written over. */
  append(storedAs: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** A file in quarantine that grew to its end, shown under a name. */
  whole(name: string, storedAs: string): Promise<ReceivedFile>;
  /** Moves a file out of quarantine. */
  accept(storedAs: string): Promise<void>;
  discard(storedAs: string): Promise<void>;
  /** Bytes of a file, wherever it stands. */
  read(storedAs: string): Promise<Uint8Array>;
  /** Keeps a file of our own, which needs no quarantine; answers its random name. */
  keep(content: Uint8Array): Promise<string>;
  /** Bytes of a file, wherever it stands; `undefined` where there is none. */
  sizeOf(storedAs: string): Promise<number | undefined>;
  /** A kept file, chunk by chunk; it is opened when the first chunk is asked for. */
  stream(storedAs: string): ReadableStream<Uint8Array>;
  /** Tells whether files can be kept: both folders are there, or can be made, and may be written to. */
  isWritable(): Promise<boolean>;
  /** Names of the files that were written before a moment, wherever they stand. */
  writtenBefore(moment: Date): AsyncIterable<string>;
}

const HEAD_BYTES = 36_864;

/** Keeps files in a folder; nothing in it is ever run or served by its name. */
export function createFolderStore(folder: string): FileStore {
  const quarantine = (name: string) => join(folder, "quarantine", name);
  const kept = (name: string) => join(folder, "kept", name);
  const accept = async (storedAs: string) => {
    await mkdir(join(folder, "kept"), { recursive: true, mode: 0o700 });
    await rename(quarantine(storedAs), kept(storedAs));
  };
  return {
    async receive(name, content, isTruncated) {
      await mkdir(join(folder, "quarantine"), { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      const hash = createHash("sha256");
      let sizeBytes = 0;
      content.on("data", (chunk: Buffer) => {
        hash.update(chunk);
        sizeBytes += chunk.length;
      });
      try {
        await pipeline(
          content,
          createWriteStream(quarantine(storedAs), { mode: 0o600, flags: "wx" }),
        );
      } catch (error) {
        await rm(quarantine(storedAs), { force: true });
        throw error;
      }
      const head = await readHead(quarantine(storedAs));
      return {
        name,
        storedAs,
        sizeBytes,
        sha256: hash.digest("hex"),
        head,
        tooLarge: isTruncated(),
      };
    },
    async begin() {
      await mkdir(join(folder, "quarantine"), { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      await writeFile(quarantine(storedAs), "", { mode: 0o600, flag: "wx" });
      return storedAs;
    },
    async append(storedAs, offset, bytes) {
      const handle = await open(quarantine(storedAs), "r+");
      try {
        for (let written = 0; written < bytes.length; ) {
          const rest = bytes.length - written;
          written += (await handle.write(bytes, written, rest, offset + written)).bytesWritten;
        }
      } finally {
        await handle.close();
      }
    },
    async whole(name, storedAs) {
      const file = quarantine(storedAs);
      const hash = createHash("sha256");
      let sizeBytes = 0;
      for await (const chunk of chunksOf(file)) {
        hash.update(chunk);
        sizeBytes += chunk.length;
      }
      const head = await readHead(file);
      return { name, storedAs, sizeBytes, sha256: hash.digest("hex"), head, tooLarge: false };
    },
    accept,
    async discard(storedAs) {
      await rm(quarantine(storedAs), { force: true });
      await rm(kept(storedAs), { force: true });
    },
    read: (storedAs) => readFile(quarantine(storedAs)).catch(() => readFile(kept(storedAs))),
    async keep(content) {
      await mkdir(join(folder, "quarantine"), { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      try {
        await writeFile(quarantine(storedAs), content, { mode: 0o600, flag: "wx", flush: true });
        await accept(storedAs);
      } catch (error) {
        await rm(quarantine(storedAs), { force: true });
        throw error;
      }
      return storedAs;
    },
    async sizeOf(storedAs) {
      const found = (await statOf(kept(storedAs))) ?? (await statOf(quarantine(storedAs)));
      return found?.size;
    },
    async *writtenBefore(moment) {
      for (const place of ["quarantine", "kept"]) {
        for await (const name of namesIn(join(folder, place))) {
          const found = await statOf(join(folder, place, name));
          if (found && found.mtime < moment) yield name;
        }
      }
    },
    async isWritable() {
      try {
        for (const place of ["quarantine", "kept"]) {
          await mkdir(join(folder, place), { recursive: true, mode: 0o700 });
          await access(join(folder, place), constants.W_OK);
        }
        return true;
      } catch {
        return false;
      }
    },
    stream: (storedAs) => ReadableStream.from(chunksOf(kept(storedAs))),
  };
}

/** What the folder says of a file; an error that is not its absence is thrown. */
async function statOf(file: string): Promise<Stats | undefined> {
  return stat(file).catch(ifAbsent);
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ifAbsent);
  if (entries) for await (const { name } of entries) yield name;
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
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
  /** Moves a file out of quarantine. */
  accept(storedAs: string): Promise<void>;
  discard(storedAs: string): Promise<void>;
  /** Bytes of a file, wherever it stands. */
  read(storedAs: string): Promise<Uint8Array>;
}

const HEAD_BYTES = 36_864;

/** Keeps files in a folder; nothing in it is ever run or served by its name. */
export function createFolderStore(folder: string): FileStore {
  const quarantine = (name: string) => join(folder, "quarantine", name);
  const kept = (name: string) => join(folder, "kept", name);
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
    async accept(storedAs) {
      await mkdir(join(folder, "kept"), { recursive: true, mode: 0o700 });
      await rename(quarantine(storedAs), kept(storedAs));
    },
    async discard(storedAs) {
      await rm(quarantine(storedAs), { force: true });
      await rm(kept(storedAs), { force: true });
    },
    read: (storedAs) => readFile(quarantine(storedAs)).catch(() => readFile(kept(storedAs))),
  };
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

import { createHash, randomUUID } from "node:crypto";
import { constants, createWriteStream } from "node:fs";
import {
  access,
  type FileHandle,
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
import { pipeline } from "node:stream/promises";
import { FILE_HEAD_BYTES } from "@sughurta/domain/file-format";
import {
  FileMissingError,
  type FileStore,
  findInPlaces,
  type Place,
  type ReceivedFile,
} from "./file-store.ts";

/** Size, hash and first bytes of a file. */
export type SeenFile = Pick<ReceivedFile, "sizeBytes" | "sha256" | "head">;

/** Computes the digest of a file while it is streamed. */
export interface FileDigest {
  add(chunk: Uint8Array): void;
  /** Called once, after the last chunk. */
  seen(): SeenFile;
}

const PLACES = ["quarantine", "kept"] as const;

const MARK = "database-mark";

/** Stores files in a folder; none is ever executed or served by its name. */
export function createFolderStore(folder: string): FileStore {
  const markPath = join(folder, MARK);
  const toPath = (place: Place, name: string) => join(folder, place, name);
  const quarantine = (name: string) => toPath("quarantine", name);
  const openFile = (place: Place, storedAs: string) =>
    open(toPath(place, storedAs), "r").catch(ifAbsent);
  const openAnywhere = (storedAs: string) => findInPlaces((place) => openFile(place, storedAs));
  const findStat = (place: Place, storedAs: string) =>
    stat(toPath(place, storedAs)).catch(ifAbsent);
  const findSize = async (storedAs: string) =>
    (await findInPlaces((place) => findStat(place, storedAs)))?.size;

  async function accept(storedAs: string): Promise<void> {
    await mkdir(join(folder, "kept"), { recursive: true, mode: 0o700 });
    try {
      await rename(quarantine(storedAs), toPath("kept", storedAs));
    } catch (error) {
      ifAbsent(error);
      if (!(await findStat("kept", storedAs))) throw missingFile();
    }
  }

  return {
    async receive(name, content, isTruncated) {
      await mkdir(join(folder, "quarantine"), { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      const digest = createFileDigest();
      content.on("data", digest.add);
      try {
        await pipeline(
          content,
          createWriteStream(quarantine(storedAs), { mode: 0o600, flags: "wx" }),
        );
      } catch (error) {
        await rm(quarantine(storedAs), { force: true });
        throw error;
      }
      return { name, storedAs, ...digest.seen(), tooLarge: isTruncated() };
    },
    async begin() {
      await mkdir(join(folder, "quarantine"), { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      await writeFile(quarantine(storedAs), "", { mode: 0o600, flag: "wx" });
      return storedAs;
    },
    async append(storedAs, offset, bytes) {
      const handle = whereFound(await open(quarantine(storedAs), "r+").catch(ifAbsent));
      try {
        for (let written = 0; written < bytes.length; ) {
          const rest = bytes.length - written;
          written += (await handle.write(bytes, written, rest, offset + written)).bytesWritten;
        }
        await handle.truncate(offset + bytes.length);
      } finally {
        await handle.close();
      }
    },
    async whole(name, storedAs, sizeBytes) {
      const digest = createFileDigest();
      const file = whereFound(await openFile("quarantine", storedAs));
      for await (const chunk of readChunks(file)) digest.add(chunk);
      const seen = digest.seen();
      if (seen.sizeBytes !== sizeBytes) throw missingFile();
      return { name, storedAs, ...seen, tooLarge: false };
    },
    accept,
    async discard(storedAs) {
      for (const place of PLACES) await rm(toPath(place, storedAs), { force: true });
    },
    async read(storedAs) {
      const file = whereFound(await openAnywhere(storedAs));
      return file.readFile().finally(() => file.close());
    },
    async *chunks(storedAs) {
      yield* readChunks(whereFound(await openAnywhere(storedAs)));
    },
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
    findSize,
    stream: (storedAs) =>
      ReadableStream.from(lazyChunks(async () => whereFound(await openFile("kept", storedAs)))),
    async *writtenBefore(moment) {
      for (const place of PLACES) {
        for await (const name of namesIn(join(folder, place))) {
          const found = await findStat(place, name);
          if (found && found.mtime < moment) yield name;
        }
      }
    },
    async missing(names) {
      const lost: string[] = [];
      for (const name of names) if ((await findSize(name)) === undefined) lost.push(name);
      return lost;
    },
    readMark: () => readFile(markPath, "utf8").catch(ifAbsent),
    async writeMark(mark) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A reader never sees a half of it; one that a crash leaves behind is overwritten.
      const next = `${markPath}-${process.pid}`;
      await writeFile(next, mark, { mode: 0o600 });
      await rename(next, markPath);
    },
    async findFault() {
      try {
        for (const place of PLACES) {
          await mkdir(join(folder, place), { recursive: true, mode: 0o700 });
          await access(join(folder, place), constants.W_OK);
        }
        return undefined;
      } catch {
        return "Uploads cannot be stored. Make the folder of STORAGE_URL writable.";
      }
    },
  };
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ifAbsent);
  if (entries) for await (const { name } of entries) yield name;
}

/** Rethrows any error other than a missing file. */
function ifAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}

const missingFile = () => new FileMissingError("The folder has no such file");

function whereFound(file: FileHandle | undefined): FileHandle {
  if (!file) throw missingFile();
  return file;
}

async function* lazyChunks(openIt: () => Promise<FileHandle>): AsyncGenerator<Uint8Array> {
  yield* readChunks(await openIt());
}

/** Closes the file at its end, and if the reader stops early. */
async function* readChunks(file: FileHandle): AsyncGenerator<Uint8Array> {
  yield* file.createReadStream();
}

/** Creates an empty digest. */
export function createFileDigest(): FileDigest {
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let sizeBytes = 0;
  return {
    add(chunk) {
      hash.update(chunk);
      if (sizeBytes < FILE_HEAD_BYTES) head.push(chunk.subarray(0, FILE_HEAD_BYTES - sizeBytes));
      sizeBytes += chunk.length;
    },
    seen: () => ({ sizeBytes, sha256: hash.digest("hex"), head: Buffer.concat(head) }),
  };
}

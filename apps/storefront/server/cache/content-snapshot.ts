import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContentEntry } from "./content-entry.ts";

const WRITE_AFTER_MS = 5_000;
const MAX_BYTES = 8_000_000;

export interface ContentSnapshotOptions {
  /** File in which this process and earlier ones store what they have read. */
  file: string;
  /** Everything that this process has read, the most requested first. */
  contents: () => Iterable<[key: string, entry: ContentEntry]>;
  warn: (error: unknown) => void;
  writeAfterMs?: number;
}

/**
 * Content that persists beyond the process: written to disk a moment after new content was read, and used where the
 * content service does not respond. A line of the file is a key, a tab and JSON.
 */
export class ContentSnapshot {
  readonly #options: ContentSnapshotOptions;
  #earlier: Map<string, string> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasWarned = false;

  constructor(options: ContentSnapshotOptions) {
    this.#options = options;
  }

  /** Content of an earlier process; its file is read on first use. */
  find(key: string): unknown {
    const line = this.#earlierLines().get(key);
    if (line === undefined) return undefined;
    try {
      return JSON.parse(line);
    } catch {
      return undefined;
    }
  }

  /** The service has nothing under this key any more. */
  clear(key: string): void {
    this.#earlierLines().delete(key);
  }

  /** Writes all content after a short delay, once for any number of changes. */
  writeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write().catch((error: unknown) => this.#warnOnce(error));
    }, this.#options.writeAfterMs ?? WRITE_AFTER_MS).unref();
  }

  async #write(): Promise<void> {
    const { file } = this.#options;
    const unfinished = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, this.#lines(), { mode: 0o600 });
    await rename(unfinished, file);
  }

  #lines(): string {
    const lines = new Map<string, string>();
    let bytes = 0;
    const add = (key: string, json: string | Buffer) => {
      if (lines.has(key) || bytes + json.length > MAX_BYTES) return;
      bytes += json.length;
      lines.set(key, `${key}\t${json}\n`);
    };
    for (const [key, { wire }] of this.#options.contents()) add(key, wire);
    for (const [key, json] of this.#earlierLines()) add(key, json);
    return [...lines.values()].join("");
  }

  #earlierLines(): Map<string, string> {
    this.#earlier ??= new Map(
      readText(this.#options.file)
        .split("\n")
        .filter((line) => line.includes("\t"))
        .map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)]),
    );
    return this.#earlier;
  }

  #warnOnce(error: unknown): void {
    if (!this.#hasWarned) this.#options.warn(error);
    this.#hasWarned = true;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The first start, or an unreadable folder: there is no earlier content.
    return "";
  }
}

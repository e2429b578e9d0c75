import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Room for a database, its log and a dozen of its segments. */
const MEGABYTES = 800;
const PIECES = [1_048_576, 4_096] as const;

/** A disk of its own for a folder, which a test can fill. */
export interface SmallDisk {
  /** Takes all free space. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** Puts a small disk at a folder; needs root. */
export function mountSmallDisk(folder: string): SmallDisk {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=0777`, "tmpfs", folder]);
  const unmount = () => execFileSync("umount", ["--lazy", folder]);
  process.once("exit", unmount);
  const filler = join(folder, "filler");
  return {
    fill() {
      const file = openSync(filler, "w");
      for (const bytes of PIECES) writeUntilFull(file, Buffer.alloc(bytes, 1));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      process.off("exit", unmount);
      unmount();
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** The port that returns the free space of the disks that this service writes to. */
export interface DiskSpace {
  freeBytes(): Promise<number>;
}

const LOOK_EVERY_MS = 1_000;

async function freeBytesAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    // A folder that does not exist yet is on the disk of its parent.
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && parent !== folder) {
      return freeBytesAt(parent);
    }
    throw error;
  }
}

/**
 * Measures the disks of some folders, at most once a second; the fullest one counts. Without folders the space is
 * unlimited.
 */
export function createDiskSpace(folders: readonly string[]): DiskSpace {
  let seenAt = Number.NEGATIVE_INFINITY;
  let seen: Promise<number> = Promise.resolve(0);
  return {
    freeBytes() {
      const moment = performance.now();
      if (moment - seenAt >= LOOK_EVERY_MS) {
        seenAt = moment;
        seen = Promise.all(folders.map(freeBytesAt)).then((free) => Math.min(...free));
      }
      return seen;
    },
  };
}

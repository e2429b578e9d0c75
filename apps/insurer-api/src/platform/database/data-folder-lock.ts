import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const LOCK_FILE = "insurer-api.lock";

/** Another live process owns the data folder. */
export class DataFolderBusyError extends Error {
  readonly code = "dataFolderBusy";
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process first, ` +
        "or give this one another folder with DATA_DIR.",
    );
  }
}

/** The data folder is not writable. */
export class DataFolderUnwritableError extends Error {
  readonly code = "dataFolderUnwritable";
  constructor(folder: string, reason: string) {
    super(
      `The data folder ${folder} cannot be written to (${reason}). Make it writable for this user, ` +
        "free some space, or choose another folder with DATA_DIR.",
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is running, as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function writeLock(file: string): boolean {
  try {
    const descriptor = openSync(file, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

const locksHeld = new Set<string>();

/**
 * Locks the data folder for this process and returns a function that unlocks it. Takes over the lock of a dead process.
 * Throws {@link DataFolderBusyError} or {@link DataFolderUnwritableError}.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  try {
    mkdirSync(folder, { recursive: true });
    while (!writeLock(file)) {
      const owner = Number(readFileSync(file, "utf8"));
      // In a new container a new process may get the old id: our own id without our own lock is stale.
      const stale = owner === process.pid ? !locksHeld.has(file) : !isAlive(owner);
      if (Number.isInteger(owner) && owner > 0 && !stale)
        throw new DataFolderBusyError(folder, owner);
      rmSync(file, { force: true });
    }
  } catch (error) {
    if (error instanceof DataFolderBusyError) throw error;
    throw new DataFolderUnwritableError(
      folder,
      (error as NodeJS.ErrnoException).code ?? String(error),
    );
  }
  locksHeld.add(file);
  return () => {
    locksHeld.delete(file);
    rmSync(file, { force: true });
  };
}

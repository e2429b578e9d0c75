import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";

/** The first file of a database, and the last one that may be missing. */
const VERSION_FILE = "PG_VERSION";

/** The files of the embedded database cannot be opened. */
export class DatabaseFolderError extends Error {
  readonly code = "databaseFolder";
}

/** Memory for pages: of the default of 128 MB a process would keep most. */
const STARTED_WITH = ["-c", "shared_buffers=16MB"];

/** Creates a database in a process of its own: one that does so keeps 100 MB for it. */
const CREATE = fileURLToPath(new URL("./create-folder.process.ts", import.meta.url));

const ADVICE = "Put it back from a backup, or choose another folder with DATA_DIR.";

/**
 * Opens the embedded database in a folder; creates a new database in an empty one. Throws {@link DatabaseFolderError}
 * for a damaged database, and for a folder with files but without a version file: no data are overwritten.
 */
export async function openEmbeddedFolder(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(join(folder, VERSION_FILE));
  if (isNew && readdirSync(folder).length > 0) {
    throw new DatabaseFolderError(
      `The folder ${folder} is not empty, but its ${VERSION_FILE} is missing. ${ADVICE}`,
    );
  }
  try {
    if (isNew) await promisify(execFile)(process.execPath, [CREATE, folder]);
    const client = new PGlite(folder, {
      startParams: [...PGlite.defaultStartParams, ...STARTED_WITH],
    });
    await client.waitReady;
    return client;
  } catch (cause) {
    throw new DatabaseFolderError(
      `The database in ${folder} cannot be opened: it is damaged, of another version, or its disk is full. ${ADVICE}`,
      { cause },
    );
  }
}

import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** The first file of a database, and the last one that may be missing. */
const VERSION_FILE = "PG_VERSION";

/** The files of the embedded database cannot be opened. */
export class DatabaseFolderError extends Error {
  readonly code = "databaseFolder";
}

/** Memory for pages: of the default of 128 MB a process would keep most. */
const STARTED_WITH = ["-c", "shared_buffers=16MB"];

const ADVICE = "Put it back from a backup, or choose another folder with DATA_DIR.";

/**
 * Opens the embedded database in a folder; creates a new database in an empty one. Throws {@link DatabaseFolderError}
 * for a damaged database, and for a folder with files but without a version file: no data are overwritten.
 */
export async function openEmbeddedFolder(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, VERSION_FILE)) && readdirSync(folder).length > 0) {
    throw new DatabaseFolderError(
      `The folder ${folder} is not empty, but its ${VERSION_FILE} is missing. ${ADVICE}`,
    );
  }
  const client = new PGlite(folder, {
    startParams: [...PGlite.defaultStartParams, ...STARTED_WITH],
  });
  try {
    await client.waitReady;
  } catch (cause) {
    throw new DatabaseFolderError(
      `The database in ${folder} cannot be opened: it is damaged, of another version, or its disk is full. ${ADVICE}`,
      { cause },
    );
  }
  return client;
}

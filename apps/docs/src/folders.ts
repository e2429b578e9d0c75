import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this site. */
export const DOCS = dirname(dirname(fileURLToPath(import.meta.url)));

/** The root folder of the repository. */
export const ROOT = dirname(dirname(DOCS));

/** Folder of the packages. */
export const PACKAGES = join(ROOT, "packages");

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { cyclesIn } from "./import-cycles.ts";
import { ROOT } from "./repository.ts";

const NOT_PRODUCTION =
  /\.(?:test|suite|stories|fixture|example|peer|d)\.tsx?$|\/(?:testing|e2e|snapshots)\/|\.config\.ts$/;
/** Roots of modules, whose first folders are compared. */
const MODULE =
  /^(?:packages\/[^/]+\/src|apps\/insurer-api\/src\/[^/]+|apps\/storefront\/(?:app|server))\//;
const IMPORT = /(?:from|import)\s*\(?\s*"(?<path>[.#][^"]+)"/g;

/** A module, and folders of it that import each other, directly or through others; `.` for files at its root. */
export interface FolderCycle {
  readonly module: string;
  readonly folders: readonly string[];
}

/** Production sources of apps and packages, by path in the repository. */
export function productionSources(): Map<string, string> {
  const files = execFileSync("git", ["ls-files", "apps", "packages"], {
    cwd: ROOT,
    encoding: "utf8",
  }).split("\n");
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
  );
}

/** Cycles between the first folders of each package or module. */
export function folderCycles(sources: ReadonlyMap<string, string>): FolderCycle[] {
  const modules = Map.groupBy(sources.keys(), (file) => MODULE.exec(file)?.[0]);
  return [...modules].flatMap(([root, files]) =>
    root === undefined
      ? []
      : cyclesIn(folderImports(root, files, sources)).map((folders) => ({
          module: root.slice(0, -1),
          folders,
        })),
  );
}

/** Folders of a module with the folders that they import. */
function folderImports(
  root: string,
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const from = getFolder(root, file);
    const found = imports.get(from) ?? new Set();
    imports.set(from, found);
    for (const { groups } of (sources.get(file) ?? "").matchAll(IMPORT)) {
      const target = resolveImport(root, file, groups?.path ?? "");
      if (target.startsWith(root)) found.add(getFolder(root, target));
    }
    found.delete(from);
  }
  return imports;
}

/** The first folder below the root of a module, `.` for its own files. */
function getFolder(root: string, file: string): string {
  const [first = "", ...rest] = file.slice(root.length).split("/");
  return rest.length === 0 ? "." : first;
}

/** Path in the repository of a relative import, or of one by an alias of its package (`#src/…`). */
function resolveImport(root: string, file: string, path: string): string {
  if (!path.startsWith("#")) return normalize(join(dirname(file), path));
  const workspace = /^(?:packages|apps)\/[^/]+\//.exec(root)?.[0] ?? "";
  return workspace + path.slice(1);
}

import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Packages that a host has anyway. */
const REACT = new Set(["react", "react-dom", "scheduler", "@types/react"]);

interface InstalledManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** MB of the shop with all its dependencies, as installed in a project, without React. */
export async function installedMegabytes(project: string): Promise<number> {
  const seen = new Set<string>();
  let bytes = 0;
  const add = async (name: string, from: string): Promise<void> => {
    const folder = await resolveFrom(name, from);
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    bytes += await readBytes(folder);
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    for (const needed of neededBy(manifest)) await add(needed, folder);
  };
  await add("@sughurta/shop", project);
  return bytes / 1e6;
}

function neededBy({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: InstalledManifest): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional !== true,
  );
  return [...Object.keys(dependencies), ...peers].filter((name) => !REACT.has(name));
}

/** Path at which Node would find a package: in the nearest `node_modules`. */
async function resolveFrom(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpath(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

async function readBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules") bytes += await readBytes(path);
    if (entry.isFile()) bytes += (await stat(path)).size;
  }
  return bytes;
}

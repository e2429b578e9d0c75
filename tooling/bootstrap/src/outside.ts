import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { packInto } from "./tarball.ts";

/** The fields of a package.json that determine what is installed. */
export type Manifest = {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
};

/** TypeScript's settings of an app without anything from this repository. */
export const PLAIN_TYPESCRIPT = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2024", "DOM"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ["vite/client"],
  },
  include: ["src"],
};

/** Packs every published package into a folder, and returns an installable path of each, by name. */
export async function packAll(folder: string): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const source of packageFolders()) {
    const target = join(folder, source);
    await mkdir(target, { recursive: true });
    const { name } = await readManifest(join(ROOT, source));
    tarballs[name] = `file:${await packInto(target, join(ROOT, source))}`;
  }
  return tarballs;
}

/** The package.json of a folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
}

import { globSync } from "node:fs";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { peerProblems, type ReleasedPackage } from "./release-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { must } from "./tarball.ts";

const ROOT_FILES = ["package.json", "pnpm-workspace.yaml", ".pnpmfile.mjs", ".changeset"];
const CHANGESET = join(ROOT, "node_modules/.bin/changeset");

/** Copies what a release reads: built packages, and the manifests of what depends on them. */
export async function copyForRelease(folder: string): Promise<void> {
  const manifests = globSync("{apps,packages,tooling}/*/package.json", { cwd: ROOT });
  for (const path of [...ROOT_FILES, ...manifests]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const source of packageFolders()) {
    await copyPublished(source, folder);
    await linkSiblings(source, folder);
  }
}

/** Turns the notes of a copy into versions and changelogs; returns what is wrong with them. */
export async function versionCopy(folder: string): Promise<string[]> {
  const before = await listPackages(folder);
  if (getNotes(folder).length > 0) await must(CHANGESET, ["version"], folder);
  return [
    ...getNotes(folder).map((note) => `${note} was not used`),
    ...peerProblems(before, await listPackages(folder)),
  ];
}

/** Manifests of the packages of a copy. */
export function listPackages(folder: string): Promise<ReleasedPackage[]> {
  return Promise.all(
    packageFolders().map(async (source) =>
      JSON.parse(await readFile(join(folder, source, "package.json"), "utf8")),
    ),
  );
}

/** Publishes the packages of a copy whose versions the registry does not have yet. */
export async function publishCopy(folder: string): Promise<void> {
  await must(CHANGESET, ["publish", "--no-git-tag"], folder);
}

async function copyPublished(source: string, folder: string): Promise<void> {
  const { files } = JSON.parse(await readFile(join(ROOT, source, "package.json"), "utf8"));
  for (const path of globSync([...files, "*.md", "LICENSE"], { cwd: join(ROOT, source) })) {
    await cp(join(ROOT, source, path), join(folder, source, path), { recursive: true });
  }
}

/** A range of the workspace is packed as the version of the package that is found here. */
async function linkSiblings(source: string, folder: string): Promise<void> {
  const scope = join(folder, source, "node_modules", "@sughurta");
  await mkdir(scope, { recursive: true });
  for (const sibling of packageFolders()) {
    await symlink(join(folder, sibling), join(scope, basename(sibling)));
  }
}

function getNotes(folder: string): string[] {
  return globSync(".changeset/*.md", { cwd: folder }).filter((path) => !path.endsWith("README.md"));
}

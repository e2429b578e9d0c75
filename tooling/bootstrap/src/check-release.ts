// A release on a copy: versions from the notes in .changeset, changelogs, tarballs. Nothing is published.
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { fileOf, filesOf, must, packInto } from "./tarball.ts";
import { tarballProblems } from "./tarball-rules.ts";

const ROOT_FILES = ["package.json", "pnpm-workspace.yaml", ".pnpmfile.mjs", ".changeset"];

const folder = await mkdtemp(join(tmpdir(), "release-"));
try {
  await copyRepository();
  if (notes().length > 0) {
    await must(join(ROOT, "node_modules/.bin/changeset"), ["version"], folder);
  }
  const problems = notes().map((note) => `${note} was not used`);
  for (const source of packageFolders()) {
    problems.push(...(await problemsOf(source)));
  }
  if (problems.length > 0) {
    throw new Error(problems.join("\n"));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Copies what a release reads: built packages, and the manifests of what depends on them. */
async function copyRepository(): Promise<void> {
  const manifests = globSync("{apps,packages,tooling}/*/package.json", { cwd: ROOT });
  for (const path of [...ROOT_FILES, ...manifests]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const source of packageFolders()) {
    for (const path of globSync("{dist,*.md,LICENSE}", { cwd: join(ROOT, source) })) {
      await cp(join(ROOT, source, path), join(folder, source, path), { recursive: true });
    }
    await linkSiblings(source);
  }
}

/** A range of the workspace is packed as the version of the package that is found here. */
async function linkSiblings(source: string): Promise<void> {
  const scope = join(folder, source, "node_modules", "@sughurta");
  await mkdir(scope, { recursive: true });
  for (const sibling of packageFolders()) {
    await symlink(join(folder, sibling), join(scope, basename(sibling)));
  }
}

function notes(): string[] {
  return globSync(".changeset/*.md", { cwd: folder }).filter((path) => !path.endsWith("README.md"));
}

async function problemsOf(source: string): Promise<string[]> {
  const tarball = await packInto(join(folder, "tarballs", source), join(folder, source));
  const manifest = JSON.parse(await fileOf(tarball, "package.json"));
  const problems = tarballProblems(manifest, await filesOf(tarball));
  const changelog = await readFile(join(folder, source, "CHANGELOG.md"), "utf8").catch(() => "");
  if (!changelog.includes(`\n## ${manifest.version}\n`)) {
    problems.push(`CHANGELOG.md says nothing of ${manifest.version}`);
  }
  return problems.map((problem) => `${source}: ${problem}`);
}

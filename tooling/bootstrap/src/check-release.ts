// A release on a copy: versions from the notes in .changeset, changelogs, tarballs. Nothing is published.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyForRelease, versionCopy } from "./release-copy.ts";
import { packageFolders } from "./steps.ts";
import { listFiles, loadFile, packInto } from "./tarball.ts";
import { tarballProblems } from "./tarball-rules.ts";

const folder = await mkdtemp(join(tmpdir(), "release-"));
try {
  await copyForRelease(folder);
  const problems = await versionCopy(folder);
  for (const source of packageFolders()) {
    problems.push(...(await listProblems(source)));
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

async function listProblems(source: string): Promise<string[]> {
  const tarball = await packInto(join(folder, "tarballs", source), join(folder, source));
  const manifest = JSON.parse(await loadFile(tarball, "package.json"));
  const problems = tarballProblems(manifest, await listFiles(tarball));
  const changelog = await readFile(join(folder, source, "CHANGELOG.md"), "utf8").catch(() => "");
  if (!changelog.includes(`\n## ${manifest.version}\n`)) {
    problems.push(`CHANGELOG.md says nothing of ${manifest.version}`);
  }
  return problems.map((problem) => `${source}: ${problem}`);
}

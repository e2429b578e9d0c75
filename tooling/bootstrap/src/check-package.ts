// Run inside a package: packs it and looks at the tarball as the one who installs it would.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";
import { stylesheetProblems } from "./stylesheet-rules.ts";
import { fileOf, filesOf, must, packInto } from "./tarball.ts";
import { tarballProblems } from "./tarball-rules.ts";

const BIN = join(ROOT, "tooling", "bootstrap", "node_modules", ".bin");

const folder = await mkdtemp(join(tmpdir(), "check-package-"));
try {
  const tarball = await packInto(folder, process.cwd());
  const manifest = JSON.parse(await fileOf(tarball, "package.json"));
  const files = await filesOf(tarball);
  const stylesheets = files.filter((file) => file.endsWith(".css"));
  const problems = [
    ...tarballProblems(manifest, files),
    ...(await Promise.all(stylesheets.map(problemsIn(tarball)))).flat(),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join("\n"));
  }
  await must(join(BIN, "publint"), ["run", tarball, "--strict"]);
  await must(join(BIN, "attw"), [
    tarball,
    "--profile",
    "esm-only",
    ...withoutStylesheets(manifest.exports),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Tells what is wrong in a stylesheet of a tarball, with its path. */
function problemsIn(tarball: string) {
  return async (file: string) =>
    stylesheetProblems(await fileOf(tarball, file)).map((problem) => `${file}: ${problem}`);
}

/** Stylesheets have no types, so they are left out of the question about types. */
function withoutStylesheets(exports: object): string[] {
  const stylesheets = Object.keys(exports).filter((entry) => entry.endsWith(".css"));
  return stylesheets.length === 0 ? [] : ["--exclude-entrypoints", ...stylesheets];
}

// Packs the published packages and checks each tarball as an installing project would.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { stylesheetProblems } from "./stylesheet-rules.ts";
import { listFiles, loadFile, packInto } from "./tarball.ts";
import { namedFileProblems, tarballProblems } from "./tarball-rules.ts";

const folder = await mkdtemp(join(tmpdir(), "check-tarballs-"));
try {
  for (const source of packageFolders()) {
    for (const problem of await listProblems(source)) {
      console.error(`${source}: ${problem}`);
      process.exitCode = 1;
    }
  }
} finally {
  await rm(folder, { recursive: true });
}

async function listProblems(source: string): Promise<string[]> {
  const tarball = await packInto(join(folder, source), join(ROOT, source));
  const manifest = JSON.parse(await loadFile(tarball, "package.json"));
  const files = await listFiles(tarball);
  const stylesheets = files.filter((file) => file.endsWith(".css"));
  const data = new Uint8Array(await readFile(tarball));
  return [
    ...tarballProblems(manifest, files),
    ...namedFileProblems(await loadFile(tarball, "README.md"), files),
    ...(await Promise.all(stylesheets.map(problemsIn(tarball)))).flat(),
    ...(await manifestProblems(data)),
    ...(await typeProblems(data)),
  ];
}

/** Errors of a stylesheet in a tarball, with its path. */
function problemsIn(tarball: string) {
  return async (file: string) =>
    stylesheetProblems(await loadFile(tarball, file)).map((problem) => `${file}: ${problem}`);
}

async function manifestProblems({ buffer }: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: "warning" });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** Errors of TypeScript in a project of ECMAScript modules. */
async function typeProblems(data: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(data));
  return result.types
    ? result.problems.filter(isForModules).map((problem) => JSON.stringify(problem))
    : [];
}

/** Our packages support ECMAScript modules only: older resolutions cannot find them. */
function isForModules(problem: Problem): boolean {
  return !("resolutionKind" in problem && /^node10$|-cjs$/.test(problem.resolutionKind));
}

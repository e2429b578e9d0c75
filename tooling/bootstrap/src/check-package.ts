// Run inside a package: packs it and looks at the tarball as the one who installs it would.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

const BIN = join(ROOT, "tooling", "bootstrap", "node_modules", ".bin");

const folder = await mkdtemp(join(tmpdir(), "check-package-"));
try {
  run("pnpm", ["pack", "--pack-destination", folder, "--silent"]);
  const [tarball = ""] = globSync(join(folder, "*.tgz"));
  run(join(BIN, "publint"), ["run", tarball, "--strict"]);
  run(join(BIN, "attw"), [tarball, "--profile", "esm-only", ...(await withoutStylesheets())]);
} finally {
  await rm(folder, { recursive: true });
}

/** Stylesheets have no types, so they are left out of the question about types. */
async function withoutStylesheets(): Promise<string[]> {
  const { exports } = JSON.parse(await readFile("package.json", "utf8"));
  const stylesheets = Object.keys(exports).filter((entry) => entry.endsWith(".css"));
  return stylesheets.length === 0 ? [] : ["--exclude-entrypoints", ...stylesheets];
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exitCode = 1;
  }
}

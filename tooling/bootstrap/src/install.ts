import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Problem } from "./problem.ts";
import { ROOT } from "./repository.ts";
import { runCommand } from "./run-command.ts";

const STAMP = join(ROOT, "node_modules", ".cache", "bootstrap", "installed");
const WORKSPACE_FOLDERS = ["apps", "packages", "tooling"];

/** Installs what the lockfile names, unless exactly that is installed already. */
export async function installDependencies(): Promise<void> {
  const wanted = await fingerprintOfManifests();
  const installed = await readFile(STAMP, "utf8").catch(() => undefined);
  if (installed === wanted) {
    return;
  }
  console.log("Installing dependencies…");
  const result = await runCommand("pnpm", [
    "install",
    "--frozen-lockfile",
    "--config.confirm-modules-purge=false",
    // Hundreds of packages, each with its own retry delays: more retries would take minutes without a network.
    "--config.fetch-retries=1",
    "--config.fetch-retry-mintimeout=1000",
  ]);
  if (result.code !== 0) {
    throw getProblem(result.output);
  }
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, wanted);
}

/** Message why an installation failed, from pnpm's output. */
export function getProblem(output: string): Problem {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|error sending request|dns error/.test(
      output,
    )
  ) {
    return new Problem(
      "noNetwork",
      "The dependencies could not be downloaded: the package registry does not answer.",
      "Check the network connection, the proxy, and the registry (npm config get registry), then run the command again. What was downloaded so far is kept.",
    );
  }
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return new Problem(
      "outdatedLockfile",
      "A package.json and pnpm-lock.yaml do not agree.",
      "Run `pnpm install` once and commit the changed pnpm-lock.yaml.",
    );
  }
  if (/ENOSPC/.test(output)) {
    return new Problem(
      "diskFull",
      "The disk is full.",
      "Free about 1 GB and run the command again.",
    );
  }
  return new Problem(
    "installFailed",
    "The dependencies could not be installed; pnpm's own message is above.",
    "Repair what it names and run the command again.",
  );
}

async function fingerprintOfManifests(): Promise<string> {
  const hash = createHash("sha256").update(process.versions.modules);
  const manifests = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"];
  for (const folder of WORKSPACE_FOLDERS) {
    for (const name of (await readdir(join(ROOT, folder))).sort()) {
      manifests.push(join(folder, name, "package.json"));
    }
  }
  for (const path of manifests) {
    const content = await readFile(join(ROOT, path)).catch(() => "");
    hash.update(path).update(content);
  }
  return hash.digest("hex");
}

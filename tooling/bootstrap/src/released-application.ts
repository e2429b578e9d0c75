import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { installedBy } from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { runCommand } from "./run-command.ts";
import { must } from "./tarball.ts";

/** Versions by the names of packages. */
export type Versions = Readonly<Record<string, string>>;

// Without `--prefer-offline`: npm would not see versions that are newer than its cache.
const NPM_OPTIONS = ["--no-audit", "--no-fund", "--ignore-scripts"];

/** Creates an application that installs from a registry, and nothing yet. */
export async function createApplication(folder: string, npmrc: string): Promise<string> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "app", private: true }));
  await writeFile(join(folder, ".npmrc"), npmrc);
  return folder;
}

/** Follows the install line of a package's README with npm, which stores caret ranges. */
export async function followInstallLine(app: string, source: string): Promise<Versions> {
  const names = installedBy(await readFile(join(ROOT, source, "README.md"), "utf8"));
  await must("npm", ["install", ...NPM_OPTIONS, ...names], app);
  return installedIn(app);
}

/** Takes every newer version that the ranges of an application allow. */
export async function upgrade(app: string): Promise<Versions> {
  await must("npm", ["update", ...NPM_OPTIONS], app);
  return installedIn(app);
}

/** True where npm finds no versions that fit the wanted ones and each other. */
export async function isRefused(app: string, wanted: readonly string[]): Promise<boolean> {
  const { code, output } = await runCommand("npm", ["install", ...NPM_OPTIONS, ...wanted], {
    cwd: app,
    silent: true,
  });
  return code !== 0 && output.includes("ERESOLVE");
}

/** Our packages in an application; throws where one is there twice: two copies have two contexts. */
async function installedIn(app: string): Promise<Versions> {
  const lock = JSON.parse(await readFile(join(app, "package-lock.json"), "utf8"));
  const installed: Record<string, string> = {};
  for (const [path, { version }] of Object.entries<{ version: string }>(lock.packages)) {
    const [, name] = /(@sughurta\/[^/]+)$/.exec(path) ?? [];
    if (name === undefined) continue;
    if (name in installed) throw new Error(`${basename(app)} has ${name} twice`);
    installed[name] = version;
  }
  return installed;
}

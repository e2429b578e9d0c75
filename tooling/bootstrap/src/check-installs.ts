// Follows the install line of every README outside the workspace, with pnpm at its strictest, and compiles the README's
// examples; compiles imports of every entry with each version of TypeScript that is supported.
import { globSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { compileEntries, writeEntryApps } from "./every-entry.ts";
import { PLAIN_TYPESCRIPT, packAll } from "./outside.ts";
import { installedBy } from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { loadFile, must, packInto } from "./tarball.ts";

const TOOLS = ["typescript", "@types/react", "@types/react-dom", "vite"];

const folder = await mkdtemp(join(tmpdir(), "installs-"));
try {
  const tarballs = await packAll(join(folder, "tarballs"));
  await writeFile(join(folder, "pnpm-workspace.yaml"), JSON.stringify(strictWorkspace(tarballs)));
  const ranges = { ...(await loadRanges(tarballs)), ...tarballs };
  const tools = await loadTools(join(folder, "tarballs"));
  for (const source of packageFolders()) {
    await writeApp(source, ranges, tools);
  }
  const entryApps = await writeEntryApps(join(folder, "apps"), tarballs, ranges);
  await must("pnpm", ["install", "--prefer-offline", "--ignore-scripts"], folder);
  for (const source of packageFolders()) {
    await must("node_modules/.bin/tsc", [], getApp(source));
  }
  for (const app of entryApps) await compileEntries(app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

function getApp(source: string): string {
  return join(folder, "apps", basename(source));
}

/** Strict: undeclared packages are not found, and peers are not installed automatically. JSON is YAML too. */
function strictWorkspace(overrides: Record<string, string>) {
  return {
    packages: ["apps/*"],
    overrides,
    autoInstallPeers: false,
    strictPeerDependencies: true,
    hoist: false,
  };
}

/** Ranges of the packages' external dependencies, by name. */
async function loadRanges(tarballs: Record<string, string>): Promise<Record<string, string>> {
  const ranges = {};
  for (const tarball of Object.values(tarballs)) {
    const manifest = JSON.parse(await loadFile(tarball.replace("file:", ""), "package.json"));
    Object.assign(ranges, manifest.dependencies, manifest.peerDependencies);
  }
  return ranges;
}

/** Versions of the tools of an app, as in apps/embed-example. */
async function loadTools(target: string): Promise<Record<string, string>> {
  const packed = await packInto(target, join(ROOT, "apps/embed-example"));
  const { devDependencies } = JSON.parse(await loadFile(packed, "package.json"));
  return Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name]]));
}

/** An app built from the README of a package alone. */
async function writeApp(
  source: string,
  ranges: Record<string, string>,
  devDependencies: Record<string, string>,
): Promise<void> {
  const app = getApp(source);
  const names = installedBy(await readFile(join(ROOT, source, "README.md"), "utf8"));
  await mkdir(join(app, "src"), { recursive: true });
  await writeFile(
    join(app, "package.json"),
    JSON.stringify({
      name: `app-of-${basename(source)}`,
      private: true,
      type: "module",
      dependencies: Object.fromEntries(names.map((wanted) => [wanted, ranges[wanted]])),
      devDependencies,
    }),
  );
  await writeFile(join(app, "tsconfig.json"), JSON.stringify(PLAIN_TYPESCRIPT));
  for (const example of globSync(join(ROOT, source, "src", "*.example.{ts,tsx}"))) {
    await copyFile(example, join(app, "src", basename(example)));
  }
}

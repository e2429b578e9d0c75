// Installs the packed packages into a copy of apps/embed-example outside the workspace, as another team would.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";
import { must, packInto } from "./tarball.ts";

const EXAMPLE = "apps/embed-example";

const PLAIN_TYPESCRIPT = {
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

const folder = await mkdtemp(join(tmpdir(), "embedding-"));
try {
  const app = await copyOfExample(await pack(packageFolders()));
  await must("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], app);
  await must("node_modules/.bin/tsc", [], app);
  await must("node_modules/.bin/vite", ["build"], app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Packs packages and gives the path of each tarball by package name. */
async function pack(packages: readonly string[]): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const source of packages) {
    const target = join(folder, "tarballs", source);
    await mkdir(target, { recursive: true });
    const manifest = await manifestOf(join(ROOT, source));
    tarballs[String(manifest.name)] = `file:${await packInto(target, join(ROOT, source))}`;
  }
  return tarballs;
}

/** Unpacks the example and replaces everything of the workspace in its manifest by the tarballs. */
async function copyOfExample(tarballs: Record<string, string>): Promise<string> {
  const packed = await packInto(folder, join(ROOT, EXAMPLE));
  await must("tar", ["-xzf", packed, "-C", folder]);
  const app = join(folder, "package");
  const manifest = await manifestOf(app);
  const development = Object.entries(manifest.devDependencies ?? {});
  const outside = development.filter(([name]) => !name.startsWith("@sughurta/"));
  await writeFile(
    join(app, "package.json"),
    JSON.stringify({
      ...manifest,
      dependencies: { ...manifest.dependencies, ...tarballs },
      devDependencies: Object.fromEntries(outside),
    }),
  );
  await writeFile(join(app, "tsconfig.json"), JSON.stringify(PLAIN_TYPESCRIPT));
  return app;
}

type Manifest = {
  readonly name?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

async function manifestOf(source: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(source, "package.json"), "utf8"));
}

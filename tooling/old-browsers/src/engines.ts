import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const run = promisify(execFile);
const unpack = promisify(brotliDecompress);

const PACKAGE = "@sparticuz/chromium";
const CACHE = join(import.meta.dirname, "../node_modules/.cache/engines");

/** Old engines by their major version, from the npm registry for Linux on x86-64. */
const ENGINES: Readonly<Record<string, { readonly version: string; readonly integrity: string }>> =
  {
    92: {
      version: "92.0.0",
      integrity:
        "sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==",
    },
    109: {
      version: "109.0.6",
      integrity:
        "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
    },
    119: {
      version: "119.0.2",
      integrity:
        "sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==",
    },
  };

export const ENGINE_VERSIONS: readonly string[] = Object.keys(ENGINES);

/** Folder of an engine, which is fetched and unpacked once; throws when the registry has another file. */
export async function engineFolder(major: string): Promise<string> {
  const engine = ENGINES[major];
  if (!engine) throw new Error(`No engine ${major}; there are ${ENGINE_VERSIONS.join(", ")}`);
  const folder = join(CACHE, engine.version);
  if (!existsSync(folder)) await install(engine, folder);
  return folder;
}

async function install(
  { version, integrity }: { readonly version: string; readonly integrity: string },
  folder: string,
): Promise<void> {
  const parts = `${folder}.parts`;
  await rm(parts, { recursive: true, force: true });
  await mkdir(join(parts, "engine/swiftshader"), { recursive: true });
  const { stdout } = await run("npm", ["pack", "--json", `${PACKAGE}@${version}`], { cwd: parts });
  const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
  if (packed?.integrity !== integrity) throw new Error(`${PACKAGE}@${version} is another file`);
  await run("tar", ["-xzf", packed.filename], { cwd: parts });
  const engine = join(parts, "engine");
  await writeFile(join(engine, "chromium"), await read(parts, "chromium.br"));
  await chmod(join(engine, "chromium"), 0o755);
  await untar(parts, "aws.tar.br", engine);
  await untar(parts, "swiftshader.tar.br", engine);
  // Chromium 92 searches for them in a separate folder.
  await untar(parts, "swiftshader.tar.br", join(engine, "swiftshader"));
  await rename(engine, folder);
  await rm(parts, { recursive: true });
}

const NAMES_SINCE_119: Readonly<Record<string, string>> = { "aws.tar.br": "al2.tar.br" };

async function read(parts: string, name: string): Promise<Buffer> {
  const bin = join(parts, "package/bin");
  const path = join(bin, name);
  return unpack(await readFile(existsSync(path) ? path : join(bin, NAMES_SINCE_119[name] ?? name)));
}

async function untar(parts: string, name: string, folder: string): Promise<void> {
  const tar = join(parts, name.replace(/\.br$/, ""));
  await writeFile(tar, await read(parts, name));
  await run("tar", ["-xf", tar, "-C", folder]);
}

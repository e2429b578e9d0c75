import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|html|wasm|traineddata)$/;
/** Files of the passport reader: the last levels of brotli take half a minute for each, and save a tenth of it. */
const BINARY = /\.(?:wasm|traineddata)$/;
const BINARY_QUALITY = 9;
const MIN_WORTH_BYTES = 512;

/**
 * Writes brotli and gzip copies beside every text asset of the client build. It runs again after the server's build, in
 * which React Router adds its manifest to the client's files.
 */
export function precompressAssets(): Plugin {
  return {
    name: "sughurta:precompress-assets",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir) await compressFolder(resolve(dir, "../client"));
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(files);
  const left = files.filter((file) => COMPRESSIBLE.test(file) && !known.has(`${file}.br`));
  await Promise.all(left.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.byteLength < MIN_WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BINARY.test(file)
      ? BINARY_QUALITY
      : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  await Promise.all([
    brotli(body, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    deflate(body, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

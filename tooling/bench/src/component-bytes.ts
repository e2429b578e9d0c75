import { brotliCompressSync } from "node:zlib";
import type { Rolldown } from "vite";
import { bundleInMemory, getChunks, getStyles } from "./bundle-in-memory.ts";

/** Size of one export of a package alone, minified and brotli-compressed, without React. */
export interface ExportBytes {
  readonly name: string;
  /** Bytes that a page needs to show it. */
  readonly first: number;
  /** Bytes fetched later, on need. */
  readonly later: number;
}

/** A stylesheet of a package as it is transferred. */
export interface StyleBytes {
  readonly name: string;
  readonly bytes: number;
}

const COMPONENT_NAME = /^[A-Z][a-z]/;

/** Measures every component exported by a package of this repository, each bundled alone. */
export async function componentBytes(packageName: string): Promise<ExportBytes[]> {
  const all = await bundle(`export * from "${packageName}";`);
  const names = (all.find(({ isEntry }) => isEntry)?.exports ?? []).filter((name) =>
    COMPONENT_NAME.test(name),
  );
  return Promise.all(names.sort().map((name) => exportBytes(packageName, name)));
}

async function exportBytes(packageName: string, name: string): Promise<ExportBytes> {
  const chunks = await bundle(`export { ${name} } from "${packageName}";`);
  const first = firstChunks(chunks);
  const later = chunks.filter((chunk) => !first.has(chunk));
  return { name, first: getWeight([...first]), later: getWeight(later) };
}

/** Weighs a stylesheet that a package exports, such as `@sughurta/ui-kit/styles.css`. */
export async function styleBytes(name: string): Promise<StyleBytes> {
  const styles = getStyles(await bundleInMemory(`import "${name}";`, "left-out"));
  return { name, bytes: brotliCompressSync(styles).byteLength };
}

async function bundle(code: string): Promise<Rolldown.OutputChunk[]> {
  return getChunks(await bundleInMemory(code, "left-out"));
}

function firstChunks(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of first) {
    for (const needed of chunks) if (chunk.imports.includes(needed.fileName)) first.add(needed);
  }
  return first;
}

function getWeight(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);
}

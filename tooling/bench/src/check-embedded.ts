// Fails where a part of the shop or the stylesheet of a flow grows, where the shop's stylesheet lacks a class of ours,
// or where its entry for servers runs code of React.
// No browser is needed: it measures the code that a part imports at once, as one text, without its words. What a
// visitor loads is measured by `pnpm bench --only embedded`: 15 to 38 kB more, with the words of a language and the
// lazy parts of a first view, each of some fifty files compressed alone.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { ROOT } from "@sughurta/bootstrap/repository";
import type { Rolldown } from "vite";
import { bundleInMemory, getChunks } from "./bundle-in-memory.ts";

/**
 * Size budget of the shop and a part of it beside the page's React, kB (1000 bytes) of brotli: the current size plus a
 * margin. `apps/docs/performance.md` has the goals, and how far from them a visitor's page is.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  "travel-quick-quote": 71.5,
  "motor-quick-quote": 69.5,
  "travel-flow": 91,
  "mtpl-order": 95,
  "casco-order": 92,
  "box-order": 82,
};

/** Size budget of the one stylesheet that a page links for a flow, and for the shop, kB of brotli. */
const STYLE_BUDGETS_KB: Readonly<Record<string, number>> = {
  "travel-flow/dist/complete.css": 19.5,
  "motor-flow/dist/complete.css": 20,
  "boxes/dist/complete.css": 18.5,
  "shop/dist/all.css": 20,
};

const chunks = getChunks(await bundleInMemory('export * from "@sughurta/shop";', "left-out"));
const entry = getChunk(({ isEntry }) => isEntry, "the shop");
const rows: Row[] = [];
for (const [name, budget] of Object.entries(BUDGETS_KB)) {
  // The part of the shop may be a file of the same name that loads the flow's.
  const weights = chunks
    .filter((chunk) => chunk.name === name)
    .map((part) => kilobytes(withImports([entry, part])));
  if (weights.length === 0) throw new Error(`${name} is no file of the bundle`);
  const weight = Math.max(...weights);
  rows.push([name, weight.toFixed(1), budget]);
  if (weight > budget) {
    console.error(
      `${name} weighs ${weight.toFixed(1)} kB, ${budget} are allowed: import later what its first view does not need`,
    );
    process.exitCode = 1;
  }
}
printTable("Code of the shop's parts", ["part", "kB", "budget"], rows);

const styleRows: Row[] = [];
for (const [file, budget] of Object.entries(STYLE_BUDGETS_KB)) {
  const weight = brotliKilobytes(readFileSync(join(ROOT, "packages", file)));
  styleRows.push([file.replace("/dist", ""), weight.toFixed(1), budget]);
  if (weight > budget) {
    console.error(`${file} weighs ${weight.toFixed(1)} kB, ${budget} are allowed`);
    process.exitCode = 1;
  }
}
printTable("Stylesheets of the flows", ["stylesheet", "kB", "budget"], styleRows);

// The shop links only the stylesheets of what it shows: no class that its code names may have its rules in another one.
const named = new Set(chunks.flatMap(({ code }) => code.match(/\bsg-[\w-]+/g) ?? []));
const shown = getClasses("packages/shop/dist/all.css");
for (const file of globSync("packages/*/dist/**/*.css", { cwd: ROOT })) {
  const missing = [...getClasses(file)].filter((name) => named.has(name) && !shown.has(name));
  if (missing.length === 0) continue;
  console.error(`shop/all.css lacks the rules of ${missing.join(", ")} in ${file}`);
  process.exitCode = 1;
}

const USES_REACT = /\bfrom\s*"react(?:\/jsx-runtime|-dom)?"/;
const ofServer = getChunks(
  await bundleInMemory('export * from "@sughurta/shop/server";', "left-out"),
);
for (const [file, { renderedLength }] of ofServer.flatMap(({ modules }) =>
  Object.entries(modules),
)) {
  if (renderedLength === 0 || !existsSync(file) || !USES_REACT.test(readFileSync(file, "utf8"))) {
    continue;
  }
  console.error(`${file} imports React: a server component of Next cannot call it in prepareShop`);
  process.exitCode = 1;
}

function getChunk(isWanted: (chunk: Rolldown.OutputChunk) => boolean, name: string) {
  const found = chunks.find(isWanted);
  if (!found) throw new Error(`${name} is no file of the bundle`);
  return found;
}

/** Chunks and all that they import at once. */
function withImports(starts: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(starts);
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return found;
}

/** As one text: a bundle of one part has a few large files, this one of all parts many small ones. */
function kilobytes(parts: Iterable<Rolldown.OutputChunk>): number {
  return brotliKilobytes([...parts].map((part) => part.code).join(""));
}

function getClasses(file: string): Set<string> {
  const rules = readFileSync(join(ROOT, file), "utf8");
  return new Set([...rules.matchAll(/\.(sg-[\w-]+)/g)].map(([, name = ""]) => name));
}

function brotliKilobytes(content: string | Buffer): number {
  return brotliCompressSync(content).byteLength / 1000;
}

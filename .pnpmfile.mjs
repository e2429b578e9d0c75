import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** The condition under which packages of this repository read each other's sources. */
const SOURCE_CONDITION = "@sughurta/source";

const { repository } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** A published package.json says where it comes from and leaves out what only this repository can follow: sources, scripts, tools. */
function beforePacking(manifest) {
  if (manifest.private) return manifest;
  const { devDependencies, scripts, imports, ...published } = manifest;
  const exports = mapValues(manifest.exports, withoutSource);
  return {
    ...published,
    repository: { ...repository, directory: `packages/${basename(manifest.name)}` },
    exports,
    ...fieldsForParcel(exports),
  };
}

/** Parcel reads no `exports` unless it is told to: the same entries in the fields that it reads. */
function fieldsForParcel({ ".": main, ...entries }) {
  return { main: toFile(main), types: main.types, alias: mapValues(entries, toFile) };
}

const toFile = (target) => target.default ?? target;

function withoutSource(target) {
  if (typeof target === "string") return target;
  const { [SOURCE_CONDITION]: _source, ...published } = target;
  return published;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

export const hooks = { beforePacking };

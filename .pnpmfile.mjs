/** The condition under which packages of this repository read each other's sources. */
const SOURCE_CONDITION = "@sughurta/source";

/** What only this repository can follow stays out of a published package.json: sources, scripts, tools. */
function beforePacking(manifest) {
  if (manifest.private) return manifest;
  const { devDependencies, scripts, ...published } = manifest;
  return { ...published, exports: mapValues(manifest.exports, withoutSource) };
}

function withoutSource(target) {
  if (typeof target === "string") return target;
  const { [SOURCE_CONDITION]: _source, ...published } = target;
  return published;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

export const hooks = { beforePacking };

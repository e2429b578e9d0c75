import { posix } from "node:path";

/** Folders of a flow, the lowest first: each imports from earlier ones only. */
export const FLOW_FOLDERS = [
  "texts",
  "model",
  "eligibility",
  "steps",
  "quick-quote",
  "trip-quote",
  "draft",
  "quote-link",
  "renewal",
  "activation",
  "catalogue",
  "landing",
  "screen",
];

const IMPORT = /(?:\bfrom|\bimport\(?)\s*["']((?:\.|#src)[^"']*)["']/g;

/** Imports of a source of a flow, given by its path below `src`, that go to a higher folder or a neighbouring step. */
export function flowLevelProblems(path: string, source: string): string[] {
  const imports = [...source.matchAll(IMPORT)].map(([, specifier = ""]) => specifier);
  return imports
    .map((specifier) => getTarget(path, specifier))
    .filter((target) => isAbove(path, target) || isNeighbouringStep(path, target))
    .map((target) => `${path} imports ${target}`);
}

function getTarget(path: string, specifier: string): string {
  return specifier.startsWith("#src/")
    ? specifier.slice("#src/".length)
    : posix.join(posix.dirname(path), specifier);
}

const getFolder = (path: string) => (path.includes("/") ? path.split("/")[0] : undefined);

function isAbove(path: string, target: string): boolean {
  const folder = getFolder(target);
  return folder !== undefined && getLevel(folder) > getLevel(getFolder(path) ?? "index");
}

/** Files outside the order, such as an entry or a test, may import everything and are imported by none. */
function getLevel(folder: string): number {
  const level = FLOW_FOLDERS.indexOf(folder);
  return level < 0 ? FLOW_FOLDERS.length : level;
}

/** A step may import code beside all steps, and no other step. */
function isNeighbouringStep(path: string, target: string): boolean {
  const [step, other] = [path, target].map((each) => /^steps\/[^/]+(?=\/)/.exec(each)?.[0]);
  return step !== undefined && other !== undefined && step !== other;
}

// Checks scripts and styles that browsers are served, dependencies included, against the oldest supported browsers.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptProblems } from "./script-problems.ts";
import { styleProblems } from "./style-problems.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

/** Features polyfilled by `polyfills.ts` of the storefront. */
const POLYFILLED = ["Object.hasOwn", "AbortSignal.any"];

/**
 * A page of another team has no polyfills of ours. `z.union` is no method of a set, and file-type joins signals only for
 * callers that pass one.
 */
const NOT_CALLED = ["Set.prototype.union", "AbortSignal.any"];

/** Helpers of tests run in Node. */
const FOR_TESTS = /\/dist\/testing[./]/;

/** Served files: the storefront's build, what the packages publish, and styles that the desk serves unchanged. */
const SERVED = [
  {
    files: "apps/storefront/build/client/**/*.js",
    getProblems: (script: string) => scriptProblems(script, POLYFILLED),
  },
  { files: "apps/storefront/build/client/**/*.css", getProblems: styleProblems },
  {
    files: "packages/!(server-kit)/dist/**/*.js",
    getProblems: (script: string) => scriptProblems(script, NOT_CALLED),
  },
  { files: "packages/*/dist/**/*.css", getProblems: styleProblems },
  { files: "apps/insurer-api/src/desk/shell/styles/*.css", getProblems: styleProblems },
] as const;

for (const { files, getProblems } of SERVED) {
  const found = globSync(files, { cwd: REPOSITORY }).filter((file) => !FOR_TESTS.test(file));
  if (found.length === 0) console.error(`No ${files}: build first`);
  const problems = found.flatMap((file) =>
    getProblems(readFileSync(join(REPOSITORY, file), "utf8")).map((one) => `${file}: ${one}`),
  );
  for (const problem of problems) console.error(problem);
  if (found.length === 0 || problems.length > 0) process.exitCode = 1;
}

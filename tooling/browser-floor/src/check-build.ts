// Checks scripts and styles that browsers are served, dependencies included, against the oldest supported browsers.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptProblems } from "./script-problems.ts";
import { styleProblems } from "./style-problems.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

/** Features polyfilled by `polyfills.ts` of the storefront. */
const POLYFILLED = ["Object.hasOwn", "AbortSignal.any"];

/** Served files: the storefront's build, the packages' styles and those that the desk serves unchanged. */
const SERVED = [
  {
    files: "apps/storefront/build/client/**/*.js",
    problemsOf: (script: string) => scriptProblems(script, POLYFILLED),
  },
  { files: "apps/storefront/build/client/**/*.css", problemsOf: styleProblems },
  { files: "packages/*/dist/*.css", problemsOf: styleProblems },
  { files: "apps/insurer-api/src/desk/shell/styles/*.css", problemsOf: styleProblems },
] as const;

for (const { files, problemsOf } of SERVED) {
  const found = globSync(files, { cwd: REPOSITORY });
  if (found.length === 0) console.error(`No ${files}: build first`);
  const problems = found.flatMap((file) =>
    problemsOf(readFileSync(join(REPOSITORY, file), "utf8")).map((one) => `${file}: ${one}`),
  );
  for (const problem of problems) console.error(problem);
  if (found.length === 0 || problems.length > 0) process.exitCode = 1;
}

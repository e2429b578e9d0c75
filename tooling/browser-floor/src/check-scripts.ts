// Checks what the storefront's build serves to browsers, its dependencies included, against the oldest supported ones.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptProblems } from "./script-problems.ts";

const BUILD = join(import.meta.dirname, "../../../apps/storefront/build/client");

/** What `polyfills.ts` of the storefront brings along. */
const POLYFILLED = ["Object.hasOwn", "AbortSignal.any"];

const files = globSync("**/*.js", { cwd: BUILD });
const problems = files.flatMap((file) =>
  scriptProblems(readFileSync(join(BUILD, file), "utf8"), POLYFILLED).map(
    (problem) => `${file}: ${problem}`,
  ),
);
for (const problem of problems) console.error(problem);
if (files.length === 0) console.error(`No scripts in ${BUILD}: build the storefront first`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;

import { parseArgs, stripVTControlCharacters } from "node:util";
import { runSuite } from "./run-suite.ts";
import { SABOTAGE_SETTING, SABOTAGES } from "./sabotages.ts";

const API_FOLDER = new URL("../../../../apps/insurer-api/", import.meta.url).pathname;
const UNIT_CONFIG = new URL("../../vitest.sabotage.config.ts", import.meta.url).pathname;

const { values } = parseArgs({ options: { only: { type: "string" } } });

/** The command of a suite: a script of this package, or Vitest with a test file of insurer-api. */
function getCommand(name: string, [file, ...options]: readonly [string, ...string[]]) {
  if (file.endsWith(".test.ts")) {
    const vitest = new URL("vitest.mjs", import.meta.resolve("vitest/package.json")).pathname;
    const settings = ["--root", API_FOLDER, "--config", UNIT_CONFIG, "--reporter", "verbose"];
    return [vitest, "run", ...settings, file] as const;
  }
  const script = new URL(`../${file}`, import.meta.url).pathname;
  return [script, ...options, "--sabotage", name] as const;
}

/** Time limit of one sabotage, on a busy machine. */
const RUN_LIMIT_MS = 480_000;

let missed = false;
console.log("| sabotage | found | exit status | time |\n| --- | --- | --- | --- |");
for (const [name, { what, suite, foundBy }] of Object.entries(SABOTAGES)) {
  if (values.only !== undefined && !values.only.split(",").includes(name)) continue;
  process.env[SABOTAGE_SETTING] = name;
  const run = await runSuite(getCommand(name, suite), RUN_LIMIT_MS);
  const found = run.status !== 0 && foundBy.test(stripVTControlCharacters(run.report));
  const time = `${run.seconds.toFixed(0)} s`;
  console.log(`| ${what} | ${found ? "yes" : "NO"} | ${run.status} | ${time} |`);
  if (!found) console.log(run.report);
  missed ||= !found;
}
process.exitCode = missed ? 1 : 0;

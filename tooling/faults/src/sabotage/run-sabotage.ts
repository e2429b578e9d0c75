import { runSuite } from "./run-suite.ts";
import { SABOTAGES } from "./sabotages.ts";

/** For one sabotage, on a busy machine. */
const RUN_LIMIT_MS = 480_000;

let missed = false;
console.log("| sabotage | found | exit status | time |\n| --- | --- | --- | --- |");
for (const [name, { what, suite, foundBy }] of Object.entries(SABOTAGES)) {
  const [file = "", ...options] = suite;
  const script = new URL(`../${file}`, import.meta.url).pathname;
  const run = await runSuite([script, ...options, "--sabotage", name], RUN_LIMIT_MS);
  const found = run.status !== 0 && foundBy.test(run.report);
  const time = `${run.seconds.toFixed(0)} s`;
  console.log(`| ${what} | ${found ? "yes" : "NO"} | ${run.status} | ${time} |`);
  if (!found) console.log(run.report);
  missed ||= !found;
}
process.exitCode = missed ? 1 : 0;

// Sells in a page of every kind of host; words after the command choose hosts by their names.
import { ensureChromium } from "./chromium.ts";
import { installDependencies } from "./install.ts";
import { exitWith } from "./problem.ts";
import { BUILD_OF_SITE, embeddingCheck, report, runSteps } from "./steps.ts";

try {
  await installDependencies();
  const env = { CHROME_PATH: await ensureChromium() };
  const steps = [BUILD_OF_SITE, embeddingCheck(process.argv.slice(2))];
  process.exitCode = report(await runSteps(steps, env));
} catch (error) {
  exitWith(error);
}

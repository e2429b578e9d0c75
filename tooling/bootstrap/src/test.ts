import { ensureChromium } from "./chromium.ts";
import { installDependencies } from "./install.ts";
import { exitWith } from "./problem.ts";
import { ROOT } from "./repository.ts";
import { PACKAGE_CHECKS, report, runSteps, SOURCE_CHECKS, testSteps } from "./steps.ts";
import { removeReports } from "./test-counts.ts";

const turboArguments = process.argv.slice(2).filter((argument) => argument !== "--");

try {
  await installDependencies();
  const env = { CHROME_PATH: await ensureChromium() };
  await removeReports(ROOT);
  const tests = testSteps(turboArguments);
  const steps = turboArguments.length > 0 ? tests : [...SOURCE_CHECKS, ...tests, ...PACKAGE_CHECKS];
  process.exitCode = report(await runSteps(steps, env));
} catch (error) {
  exitWith(error);
}

import { ensureChromium } from "./chromium.ts";
import { installDependencies } from "./install.ts";
import { exitWith } from "./problem.ts";
import { BUILD, HOST_CHECK, INSTALL_CHECK, PACKAGE_CHECKS, report, runSteps } from "./steps.ts";

try {
  await installDependencies();
  const env = { CHROME_PATH: await ensureChromium() };
  const steps = [BUILD, ...PACKAGE_CHECKS, INSTALL_CHECK, HOST_CHECK];
  process.exitCode = report(await runSteps(steps, env));
} catch (error) {
  exitWith(error);
}

import { installDependencies } from "./install.ts";
import { exitWith } from "./problem.ts";
import { BUILD, HOST_CHECK, INSTALL_CHECK, PACKAGE_CHECKS, report, runSteps } from "./steps.ts";

try {
  await installDependencies();
  process.exitCode = report(
    await runSteps([BUILD, ...PACKAGE_CHECKS, INSTALL_CHECK, HOST_CHECK], {}),
  );
} catch (error) {
  exitWith(error);
}

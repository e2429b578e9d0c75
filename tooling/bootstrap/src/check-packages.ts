import { PACKAGE_CHECKS, report, runSteps } from "./steps.ts";

process.exitCode = report(await runSteps(PACKAGE_CHECKS, {}));

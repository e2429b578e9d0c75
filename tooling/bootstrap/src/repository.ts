import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The module of demo data for insurer-api's setting `SEED_MODULE`. */
export const DEMO_CONTENT = join(ROOT, "tooling/demo-content/src/index.ts");

/** Settings for every child process: no telemetry is sent. */
export const QUIET_ENVIRONMENT = {
  DO_NOT_TRACK: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
} as const;

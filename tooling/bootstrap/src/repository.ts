import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Settings for every child process: no usage data leaves the machine. */
export const QUIET_ENVIRONMENT = {
  DO_NOT_TRACK: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
} as const;

import { ConfigError, getErrorCode } from "@sughurta/server-kit";
import {
  DataFolderBusyError,
  DataFolderUnwritableError,
} from "#src/platform/database/data-folder-lock.ts";
import { DatabaseFolderError } from "#src/platform/database/embedded-folder.ts";
import { DatabaseTooOldError } from "#src/platform/database/migrate.ts";
import { NotReadyToSellError } from "./go-live/go-live-faults.ts";

const NO_RESPONSE =
  "The Postgres server of DATABASE_URL does not answer. Start it, or leave DATABASE_URL out to use the embedded one.";
const NO_SUCH_HOST =
  "The host name in DATABASE_URL is not known. Correct it, or leave DATABASE_URL out to use the embedded one.";
const REFUSED_USER =
  "The Postgres server refuses the user or the password of DATABASE_URL. Correct them.";

const DAMAGED =
  "The database is damaged. Put it back from a backup, or choose another one with DATA_DIR or DATABASE_URL.";

/** Advice for failures that an operator can fix, by codes of the system and of Postgres. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE:
    "The port is taken. Stop the program that uses it, or choose another one with API_PORT or API_METRICS_PORT.",
  EADDRNOTAVAIL:
    "HOST is not an address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.",
  ECONNREFUSED: NO_RESPONSE,
  ETIMEDOUT: NO_RESPONSE,
  EHOSTUNREACH: NO_RESPONSE,
  ENOTFOUND: NO_SUCH_HOST,
  EAI_AGAIN: NO_SUCH_HOST,
  "28P01": REFUSED_USER,
  "28000": REFUSED_USER,
  XX001: DAMAGED,
  XX002: DAMAGED,
  "3D000":
    "The database that DATABASE_URL names is not there. Create it, or correct the name after the last slash.",
};

/** Message for an operator whose service did not start; without a stack for failures that they can fix themselves. */
export function explainStartFailure(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataFolderBusyError ||
    error instanceof DataFolderUnwritableError ||
    error instanceof DatabaseFolderError ||
    error instanceof DatabaseTooOldError ||
    error instanceof NotReadyToSellError
  ) {
    return error.message;
  }
  const { cause } = Object(error);
  const advice = ADVICE[getErrorCode(error) ?? getErrorCode(cause) ?? ""];
  return advice ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

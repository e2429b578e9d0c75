import { ConfigError, readConfig } from "#src/config/config.ts";
import { DataFolderBusyError, DataFolderUnwritableError } from "#src/database/data-folder-lock.ts";
import { codeOf } from "#src/http/log.ts";
import { startServer } from "#src/server/start-server.ts";

/** What to tell a person whose service did not start: no stack for what they can mend themselves. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataFolderBusyError ||
    error instanceof DataFolderUnwritableError
  ) {
    return error.message;
  }
  if (codeOf(error) === "EADDRINUSE") {
    return "The port is taken. Stop the program that uses it, or choose another one with API_PORT.";
  }
  if (codeOf(error) === "ECONNREFUSED") {
    return "The Postgres server of DATABASE_URL does not answer. Start it, or leave DATABASE_URL out to use the embedded one.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start() {
  return startServer(readConfig(process.env));
}

try {
  const starting = start();
  // Told to stop while it still starts, it ends as cleanly as later.
  const stop = () => {
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await starting;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

import { readConfig } from "#src/config/config.ts";
import { explainStartFailure } from "#src/server/explain-start-failure.ts";
import { startServer } from "#src/server/start-server.ts";

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
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

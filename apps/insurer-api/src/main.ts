import { describeError, endProcessWith } from "@sughurta/server-kit";
import { readConfig } from "#src/config/config.ts";
import { createLog } from "#src/http/log.ts";
import { explainStartFailure } from "#src/server/explain-start-failure.ts";
import { startServer } from "#src/server/start-server.ts";

async function start() {
  return startServer(readConfig(process.env));
}

try {
  const starting = start();
  endProcessWith({
    // Told to stop while it still starts, it ends as cleanly as later.
    stop: async () => (await starting).stop(),
    report: (error, event) => createLog("error").error({ error: describeError(error) }, event),
  });
  await starting;
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

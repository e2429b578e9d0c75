import { describeError, endProcessWith } from "@sughurta/server-kit";
import { readConfig } from "#src/platform/config/config.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { startServer } from "./start-server.ts";

async function start() {
  return startServer(readConfig(process.env));
}

try {
  const starting = start();
  endProcessWith({
    // A stop signal during the start is handled in the same way as later.
    stop: async () => (await starting).stop(),
    report: (error, event) => createLog("error").error({ error: describeError(error) }, event),
  });
  await starting;
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

import { ConfigError, type Finding, printFindings } from "@sughurta/server-kit";
import { type Config, readConfig } from "#src/platform/config/config.ts";
import { openAsIs } from "#src/platform/database/database.ts";
import { noJobs } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { closeSenders } from "#src/platform/outbox/message-sender.ts";
import { createService } from "./create-service.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { examine } from "./go-live/examine.ts";

/** Checks settings, database, providers, senders, store, scanner, content and clock; prints one line per finding. */
async function main(): Promise<number> {
  return printFindings(await listFindings(readConfig(process.env)), "Ready to sell.");
}

async function listFindings(config: Config): Promise<Finding[]> {
  const now = () => new Date();
  const database = await openAsIs(config);
  const handle = { ...database, jobs: noJobs };
  const service = createService(config, handle, createLog("silent"), now);
  try {
    return await examine(service);
  } finally {
    await service.renderer.close();
    await closeSenders(service.senders);
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const lines = error instanceof ConfigError ? error.message : explainStartFailure(error);
  process.stderr.write(`fault    ${lines}\n`);
  process.exitCode = 1;
}

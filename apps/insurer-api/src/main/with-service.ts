import type { Config } from "#src/platform/config/config.ts";
import { openEmbedded, openServer } from "#src/platform/database/database.ts";
import { JobStore } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { closeSenders } from "#src/platform/outbox/message-sender.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { createService } from "./create-service.ts";

/** Opens the database for a single command; the embedded database must not be in use by a server. */
export async function withService<T>(
  config: Config,
  use: (service: Service) => Promise<T>,
): Promise<T> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataDir)
      : await openServer(config.databaseUrl, 1, () => undefined, config.pooler);
  const log = createLog("silent");
  const jobStore = await JobStore.open(database, [], log, { isWorking: false });
  const connected = { ...database, jobs: jobStore.jobs };
  const service = createService(config, connected, log, () => new Date());
  try {
    return await use(service);
  } finally {
    await service.renderer.close();
    await closeSenders(service.senders);
    await jobStore.stop();
    await database.close();
  }
}

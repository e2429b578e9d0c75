import type { Config } from "#src/platform/config/config.ts";
import { openEmbedded, openServer } from "#src/platform/database/database.ts";
import { createLog } from "#src/platform/http/log.ts";
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
      : await openServer(config.databaseUrl, 1, () => undefined);
  const service = createService(config, database, createLog("silent"), () => new Date());
  try {
    return await use(service);
  } finally {
    await service.renderer.close();
    await closeSenders(service.senders);
    await database.close();
  }
}

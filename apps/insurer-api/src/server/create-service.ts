import type { Config } from "#src/config/config.ts";
import type { DatabaseHandle } from "#src/database/database.ts";
import { createDiskSpace } from "#src/files/disk-space.ts";
import { absentScanner, sandboxScanner } from "#src/files/file-scanner.ts";
import { createFolderStore } from "#src/files/file-store.ts";
import type { Log } from "#src/http/log.ts";
import { createMetrics } from "#src/http/metrics.ts";
import { createRateLimiter, noRateLimiter } from "#src/http/rate-limiter.ts";
import { sandboxSender } from "#src/outbox/message-sender.ts";
import { absentReceiptReader } from "#src/payment/receipt-reader.ts";
import { createPdfRenderer } from "#src/pdf/pdf-renderer.ts";
import { createPolicyDocuments } from "#src/policy/policy-documents.ts";
import { createBankProviders } from "#src/sandbox/bank/bank-provider.ts";
import { sandboxReceiptReader } from "#src/sandbox/bank/bank-receipt.ts";
import type { Service } from "#src/service.ts";
import { addServiceGauges } from "./service-gauges.ts";

/** Joins the settings, the database and the ports; in the sandbox every port has its pretend adapter. */
export function createService(
  config: Config,
  { db, instanceId }: DatabaseHandle,
  log: Log,
  now: () => Date,
): Service {
  const { sandbox } = config;
  const store = createFolderStore(config.uploadsDir);
  const renderer = createPdfRenderer();
  const service: Service = {
    config,
    db,
    instanceId,
    now,
    log,
    metrics: createMetrics(),
    limiter: config.rateLimits ? createRateLimiter(db, config.secrets.userToken) : noRateLimiter,
    store,
    disk: createDiskSpace(foldersOf(config)),
    renderer,
    documents: createPolicyDocuments({ config, db, store, now }, renderer),
    scanner: sandbox ? sandboxScanner : absentScanner,
    receiptReader: sandbox ? sandboxReceiptReader : absentReceiptReader,
    senders: sandbox ? { mail: sandboxSender, sms: sandboxSender } : {},
    providers: sandbox ? createBankProviders(db, config.apiUrl, now) : new Map(),
  };
  addServiceGauges(service);
  return service;
}

/** Folders that this process writes to; a Postgres server has its own disk. */
function foldersOf({ databaseUrl, dataDir, uploadsDir }: Config): readonly string[] {
  return databaseUrl === undefined ? [dataDir, uploadsDir] : [uploadsDir];
}

import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentOperator } from "@sughurta/domain";
import { LoadLimiter, MemoryRateLimiter, type Tracing, tracePort } from "@sughurta/server-kit";
import { sql } from "drizzle-orm";
import type { Config } from "#src/platform/config/config.ts";
import { createRateLimiter, noRateLimiter } from "#src/platform/database/rate-limiter.ts";
import { clamdAddress, createClamdScanner } from "#src/platform/files/clamd-scanner.ts";
import { createDiskSpace } from "#src/platform/files/disk-space.ts";
import {
  absentScanner,
  type FileScanner,
  sandboxScanner,
} from "#src/platform/files/file-scanner.ts";
import type { FileStore } from "#src/platform/files/file-store.ts";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { createS3Store } from "#src/platform/files/s3/s3-store.ts";
import type { Log } from "#src/platform/observability/log.ts";
import { createMetrics } from "#src/platform/observability/metrics.ts";
import { createPdfRenderer } from "#src/platform/pdf/pdf-renderer.ts";
import { fiscalProtocolTill } from "#src/sales/payments/fiscal-protocol-till.ts";
import { readProviders } from "#src/sales/payments/providers/read-providers.ts";
import { createPolicyDocuments } from "#src/sales/policies/documents.ts";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { absentReceiptReader, type FiscalReceipts } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { sandboxReceiptReader } from "#src/sandbox/bank/bank-pages.ts";
import { createBankProviders } from "#src/sandbox/bank/bank-provider.ts";
import { sandboxTill } from "#src/sandbox/public-pages.ts";
import { SanctionsScreen } from "#src/screening/lists/active-list.ts";
import { createSenders } from "./create-senders.ts";
import { addServiceGauges } from "./service-gauges.ts";

type Ports = Pick<Service, "store" | "scanner" | "senders" | "till" | "providers">;

/** Connects the settings, the database and the ports; in the sandbox every port has a sandbox adapter. */
export function createService(
  config: Config,
  { db, jobs }: Pick<Service, "db" | "jobs">,
  log: Log,
  now: () => Date,
  tracing?: Tracing,
): Service {
  const { sandbox } = config;
  const limiter = config.rateLimits
    ? // The oldest secret: counts continue when a new one is added.
      createRateLimiter(db, config.secrets.userToken.at(-1) ?? "")
    : noRateLimiter;
  const ports = {
    store: createStore(config),
    scanner: createScanner(config),
    senders: createSenders({ config, db, limiter }),
    till: createTill(config, now),
    providers: createProviders(
      config,
      now,
      sandbox ? createBankProviders({ config, db, now }) : new Map(),
    ),
  };
  const calledPorts = tracing ? tracePorts(ports) : ports;
  const renderer = createPdfRenderer();
  const service: Service = {
    config,
    db,
    jobs,
    now,
    pause: (milliseconds, signal) => sleep(milliseconds, undefined, signal && { signal }),
    log,
    metrics: createMetrics(),
    tracing,
    limiter,
    load: new LoadLimiter({ probe: () => db.execute(sql`select 1`) }),
    ipRateLimiter: new MemoryRateLimiter(config.rateLimits ? 1 : 0),
    ...calledPorts,
    disk: createDiskSpace(getFolders(config)),
    renderer,
    documents: createPolicyDocuments({ config, db, store: calledPorts.store, now }, renderer),
    sanctions: new SanctionsScreen({ db, now }),
    receiptReader: sandbox ? sandboxReceiptReader : absentReceiptReader,
  };
  addServiceGauges(service);
  return service;
}

/** The file store of a configuration. */
const createStore = ({ objectStorage, uploadsDir }: Config): FileStore =>
  objectStorage ? createS3Store(objectStorage) : createFolderStore(uploadsDir);

/** The operators of the providers file, added to those of the sandbox bank. */
function createProviders(
  { payments: { providersFile } }: Config,
  now: () => Date,
  pretend: ReadonlyMap<PaymentOperator, PaymentProvider>,
): Service["providers"] {
  const set = providersFile === undefined ? [] : readProviders(providersFile, now);
  return new Map([...pretend, ...set]);
}

function createTill(config: Config, now: () => Date): FiscalReceipts | undefined {
  if (config.till) return fiscalProtocolTill(config.till, now);
  return config.sandbox ? sandboxTill(config, now) : undefined;
}

function createScanner({ scannerUrl, sandbox }: Config): FileScanner {
  if (scannerUrl !== undefined) return createClamdScanner(clamdAddress(scannerUrl));
  return sandbox ? sandboxScanner : absentScanner;
}

/** Folders that this process writes to; Postgres servers and object storages have their own disks. */
function getFolders(config: Config): readonly string[] {
  const { databaseUrl, dataDir, objectStorage, uploadsDir } = config;
  return [
    ...(databaseUrl === undefined ? [dataDir] : []),
    ...(objectStorage === undefined ? [uploadsDir] : []),
  ];
}

/** The same ports with a tracing span for each request to another machine. */
function tracePorts({ store, scanner, senders, till, providers }: Ports): Ports {
  const { mail, sms } = senders;
  return {
    store: tracePort(store, "files", [
      "receive",
      "append",
      "whole",
      "accept",
      "discard",
      "read",
      "keep",
    ]),
    scanner: tracePort(scanner, "scanner", ["scan"]),
    senders: {
      ...(mail && { mail: tracePort(mail, "mail", ["send"]) }),
      ...(sms && { sms: tracePort(sms, "sms", ["send"]) }),
    },
    till: till && tracePort(till, "till", ["registerSale", "registerRefund", "ask"]),
    providers: new Map(
      [...providers].map(([operator, provider]) => [
        operator,
        tracePort(provider, "payment", ["start", "ask", "refund", "close"], {
          "payment.operator": operator,
        }),
      ]),
    ),
  };
}

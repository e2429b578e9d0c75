import type { Server, ServerResponse } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import {
  createDrain,
  describeError,
  respondToProtocolErrors,
  serveMetrics,
  startTracing,
} from "@sughurta/server-kit";
import { buildDesk } from "#src/desk/build-desk.ts";
import { type Config, ownHost } from "#src/platform/config/config.ts";
import { type DatabaseHandle, openEmbedded, openServer } from "#src/platform/database/database.ts";
import { RESPONSE_HEADERS } from "#src/platform/http/create-app.ts";
import { JobStore } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { closeSenders } from "#src/platform/outbox/message-sender.ts";
import { loadPartners } from "#src/sales/orders/load-partners.ts";
import type { Deliver } from "#src/sandbox/bank/bank-webhooks.ts";
import { addDemoPartner, addDemoStaff } from "#src/sandbox/demo-facts.ts";
import { buildApp, buildPaymentsListener } from "./build-app.ts";
import { createService } from "./create-service.ts";
import { databaseMarks } from "./database-restores.ts";
import {
  requireOneKindOfPolicy,
  requireOwnSeed,
  requireReadyToSell,
  unsoldLines,
} from "./go-live/go-live-faults.ts";
import type { Readiness } from "./health-pages.ts";
import { loadSeed, seedAll } from "./seed/seed-all.ts";
import { serviceJobs } from "./service-jobs.ts";

/** Time for requests in flight to finish after a stop signal. */
const DRAIN_MS = 10_000;
/** Headers must arrive soon; a large file may take long on a slow connection. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** Longer than proxies keep an idle connection: a request sent while the server closes one is lost. */
const KEEP_ALIVE_MS = 65_000;

/** A running server. */
export interface RunningServer {
  /**
   * Stops in this order: readiness off → the load balancer notices → requests in flight finish, within ten seconds →
   * closed.
   */
  stop(): Promise<void>;
}

type Drain = ReturnType<typeof createDrain>;

function listen(
  app: ReturnType<typeof buildApp>,
  { host, port }: Pick<Config, "host" | "port">,
): Promise<Drain> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        serverOptions: {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
      },
      () => resolve(drain),
    );
    const drain = createDrain(server as Server);
    respondToProtocolErrors(server as Server);
    // Also for responses to requests rejected before the application, such as an unreadable Host header.
    server.prependListener("request", (_request, response: ServerResponse) => {
      for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    });
    server.on("error", reject);
  });
}

/** Opens the database, seeds it, and serves. Throws before serving if something is missing. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const tracing = await startTracing({
    service: "insurer-api",
    endpoint: config.traceEndpoint,
    joinsCaller: true,
  });
  const seed = config.seedModule === undefined ? undefined : await loadSeed(config.seedModule);
  requireOwnSeed(config, seed);
  const database: DatabaseHandle = config.databaseUrl
    ? await openServer(
        config.databaseUrl,
        config.databasePoolSize,
        (error) => log.warn({ error: describeError(error) }, "database connection lost"),
        config.pooler,
      )
    : await openEmbedded(config.dataDir);
  const readiness: Readiness = { draining: false };
  const deliver = deliverHere(config);
  try {
    const handlers = serviceJobs(deliver);
    const jobStore = await JobStore.open(database, handlers, log);
    const service = createService(config, { ...database, jobs: jobStore.jobs }, log, now, tracing);
    await requireOneKindOfPolicy(service);
    const marks = databaseMarks(service);
    await marks.open();
    await seedAll(service, seed);
    await loadPartners(service);
    // What partners try out has no invented partner and staff, except in the demonstration itself.
    const isDemonstration = config.specimens ? seed?.isDemonstration === true : config.sandbox;
    if (isDemonstration) await addDemoPartner(service);
    if (!config.sandbox) await requireReadyToSell(service);
    for (const missing of await unsoldLines(service)) log.warn({}, missing);
    if (isDemonstration && config.desk) await addDemoStaff(service);
    const app = buildApp(service, { readiness, deliver, seed });
    const drain = await listen(app, config);
    const drainDesk =
      config.desk && (await listen(buildDesk(service, seed?.pictures), config.desk));
    const { listener } = config.payments;
    const drainPayments =
      listener && (await listen(buildPaymentsListener(service, deliver), listener));
    const metrics = await serveMetrics(service.metrics.registry, config.metrics);
    await jobStore.work(service, handlers);
    const stopMarking = marks.start();
    log.info({ host: config.host, port: config.port, engine: database.engine }, "listening");
    return {
      stop: async () => {
        const drained = drain({
          startDraining: () => {
            readiness.draining = true;
          },
          noticeMs: config.shutdownNoticeMs,
          limitMs: DRAIN_MS,
        });
        stopMarking();
        const jobsStopped = jobStore.stop();
        await drained;
        for (const drainOther of [drainPayments, drainDesk]) {
          await drainOther?.({ startDraining: () => undefined, noticeMs: 0, limitMs: DRAIN_MS });
        }
        metrics?.close();
        await jobsStopped;
        await service.renderer.close();
        await closeSenders(service.senders);
        await database.close();
        await tracing?.stop();
        log.info({}, "stopped");
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Delivers webhooks of the sandbox bank to this process, whatever its public address. */
function deliverHere({ host, port }: Config): Deliver {
  return (request) => {
    const { pathname } = new URL(request.url);
    return fetch(new Request(`http://${ownHost(host)}:${port}${pathname}`, request));
  };
}

import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { createDrain, describeError, serveMetrics, startTracing } from "@sughurta/server-kit";
import { rescanClaimFiles } from "#src/claims/rescan-claim-files.ts";
import { sweepClaimLeftovers } from "#src/claims/sweep-claim-leftovers.ts";
import { rescanResumeFiles } from "#src/content/resume/rescan-resume-files.ts";
import { sweepResumes } from "#src/content/resume/sweep-resumes.ts";
import { publishPlanned } from "#src/content/versions/save-content.ts";
import { buildDesk } from "#src/desk/build-desk.ts";
import { sweepChallenges } from "#src/desk/staff/passkey-challenge.ts";
import { sweepStaffSessions } from "#src/desk/staff/staff-sessions.ts";
import { sweepSessions } from "#src/identity/auth/sessions.ts";
import { sweepTrustedDevices } from "#src/identity/auth/trusted-devices.ts";
import { sweepVisitorSessions } from "#src/identity/auth/visitor-sessions.ts";
import { sweepCodes } from "#src/identity/user/sms-codes.ts";
import { sealUserRecords } from "#src/identity/user/user-records.ts";
import { type Config, ownHost } from "#src/platform/config/config.ts";
import { type DatabaseHandle, openEmbedded, openServer } from "#src/platform/database/database.ts";
import { sweepFiles } from "#src/platform/files/sweep-files.ts";
import { sweepIdempotency } from "#src/platform/http/idempotency.ts";
import { createLog } from "#src/platform/http/log.ts";
import { sweepRateLimits } from "#src/platform/http/sweep-rate-limits.ts";
import { closeSenders } from "#src/platform/outbox/message-sender.ts";
import { sweepQuotas } from "#src/platform/quota/sweep-quotas.ts";
import { sendWebhooks, sweepWebhooks } from "#src/platform/webhook/send-webhooks.ts";
import { sweepTickets } from "#src/sales/activation/activation-routes.ts";
import { rescanReceipts } from "#src/sales/decision/rescan-receipts.ts";
import { sweepDrafts } from "#src/sales/draft/draft-routes.ts";
import { registerFiscalReceipts } from "#src/sales/fiscal/register-fiscal-receipts.ts";
import { sendInstalmentNotices } from "#src/sales/instalment/send-instalment-notices.ts";
import { sweepOrders } from "#src/sales/order/sweep-orders.ts";
import { dispatchMessages, dispatchUrgentMessages } from "#src/sales/outbox/dispatch-messages.ts";
import { sweepMessages } from "#src/sales/outbox/sweep-messages.ts";
import { loadPartners } from "#src/sales/partner/load-partners.ts";
import { sweepPrefills } from "#src/sales/partner/partner-prefill.ts";
import { sweepPayments } from "#src/sales/payment/sweep-payments.ts";
import { drawWaitingDocuments } from "#src/sales/policy/draw-waiting-documents.ts";
import { sweepAccess } from "#src/sales/policy/policy-access.ts";
import { sendRefunds } from "#src/sales/refund/send-refunds.ts";
import { sendReminders } from "#src/sales/renewal/send-reminders.ts";
import type { Service } from "#src/sales/service.ts";
import { type Deliver, sendDueWebhooks } from "#src/sandbox/bank/bank-webhooks.ts";
import { addDemoPartner } from "#src/sandbox/demo-partners.ts";
import { addDemoStaff } from "#src/sandbox/demo-staff.ts";
import { buildApp } from "./build-app.ts";
import { buildPaymentsListener } from "./build-payments-listener.ts";
import { createService } from "./create-service.ts";
import { requireOwnSeed, requireReadyToSell, unsoldLines } from "./go-live/go-live-faults.ts";
import type { Readiness } from "./health-pages.ts";
import { loadSeed } from "./seed/load-seed.ts";
import { seedAll } from "./seed/seed-all.ts";
import { runWorkers, type Worker } from "./workers.ts";

/** A request that is on its way when the process is told to stop has this long. */
const DRAIN_MS = 10_000;
/** Headers have to arrive soon; a large file may take its time on a slow line. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const RENEWALS_MS = 15 * 60_000;
/** A look is cheap: where the scanner is away it is asked once. */
const RESCAN_MS = 30_000;

/** A server that takes requests. */
export interface RunningServer {
  /** Not ready any more → the balancer hears of it → what is on its way ends, at most ten seconds → closed. */
  stop(): Promise<void>;
}

function workersOf(service: Service, deliver: Deliver): Worker[] {
  const notices: Worker = {
    name: "notices",
    everyMs: 1_000,
    work: () => sendDueWebhooks(service, deliver),
  };
  return [
    {
      name: "payments",
      everyMs: service.config.sweepSeconds * 1_000,
      work: () => sweepPayments(service),
    },
    { name: "refunds", everyMs: 2_000, work: () => sendRefunds(service) },
    { name: "fiscal", everyMs: 2_000, work: () => registerFiscalReceipts(service) },
    { name: "documents", everyMs: 1_000, work: () => drawWaitingDocuments(service) },
    { name: "mail", everyMs: 2_000, work: () => dispatchMessages(service, "mail") },
    { name: "sms", everyMs: 2_000, work: () => dispatchMessages(service, "sms") },
    { name: "sms.urgent", everyMs: 500, work: () => dispatchUrgentMessages(service, "sms") },
    { name: "webhooks", everyMs: 1_000, work: () => sendWebhooks(service) },
    { name: "renewals", everyMs: RENEWALS_MS, work: () => sendReminders(service) },
    { name: "instalments", everyMs: RENEWALS_MS, work: () => sendInstalmentNotices(service) },
    { name: "content", everyMs: 30_000, work: () => publishPlanned(service) },
    { name: "drafts", everyMs: HOUR_MS, work: () => sweepDrafts(service) },
    { name: "prefills", everyMs: HOUR_MS, work: () => sweepPrefills(service) },
    { name: "orders", everyMs: HOUR_MS, work: () => sweepOrders(service) },
    { name: "claims", everyMs: HOUR_MS, work: () => sweepClaimLeftovers(service) },
    { name: "resumes", everyMs: HOUR_MS, work: () => sweepResumes(service) },
    { name: "scans", everyMs: RESCAN_MS, work: () => rescanAll(service) },
    { name: "files", everyMs: HOUR_MS, work: () => sweepFiles(service) },
    { name: "quotas", everyMs: HOUR_MS, work: () => sweepQuotas(service) },
    { name: "sessions", everyMs: HOUR_MS, work: () => sweepSessions(service) },
    { name: "desk", everyMs: HOUR_MS, work: () => sweepStaffSessions(service) },
    { name: "challenges", everyMs: HOUR_MS, work: () => sweepChallenges(service) },
    { name: "devices", everyMs: HOUR_MS, work: () => sweepTrustedDevices(service) },
    { name: "visitors", everyMs: HOUR_MS, work: () => sweepVisitorSessions(service) },
    { name: "codes", everyMs: HOUR_MS, work: () => sweepCodes(service) },
    { name: "messages", everyMs: HOUR_MS, work: () => sweepMessages(service) },
    { name: "delivered", everyMs: HOUR_MS, work: () => sweepWebhooks(service) },
    { name: "tickets", everyMs: HOUR_MS, work: () => sweepTickets(service) },
    { name: "accesses", everyMs: HOUR_MS, work: () => sweepAccess(service) },
    { name: "repeats", everyMs: HOUR_MS, work: () => sweepIdempotency(service) },
    { name: "limits", everyMs: HOUR_MS, work: () => sweepRateLimits(service) },
    ...(service.config.sandbox ? [notices] : []),
  ];
}

async function rescanAll(service: Service): Promise<void> {
  await rescanClaimFiles(service);
  await rescanReceipts(service);
  await rescanResumeFiles(service);
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
        serverOptions: { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
      },
      () => resolve(drain),
    );
    const drain = createDrain(server as Server);
    server.on("error", reject);
  });
}

/** Opens the database, seeds it, and serves. Throws before anything is served when something is missing. */
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
    ? await openServer(config.databaseUrl, config.databasePoolSize, (error) =>
        log.warn({ error: describeError(error) }, "database connection lost"),
      )
    : await openEmbedded(config.dataDir);
  const service = createService(config, database, log, now, tracing);
  const readiness: Readiness = { draining: false };
  const deliver = deliverInside(config);
  try {
    await sealUserRecords(service);
    await seedAll(service, seed);
    await loadPartners(service);
    if (config.sandbox) await addDemoPartner(service);
    if (!config.sandbox) await requireReadyToSell(service);
    for (const missing of await unsoldLines(service)) log.warn({}, missing);
    if (config.sandbox && config.desk) await addDemoStaff(service);
    const drain = await listen(buildApp(service, { readiness, deliver, seed }), config);
    const drainDesk =
      config.desk && (await listen(buildDesk(service, seed?.pictures), config.desk));
    const { listener } = config.payments;
    const drainPayments = listener && (await listen(buildPaymentsListener(service), listener));
    const metrics = await serveMetrics(service.metrics.registry, config.metrics);
    const stopWorkers = runWorkers(workersOf(service, deliver), log);
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
        const workersStopped = stopWorkers();
        await drained;
        for (const drainOther of [drainPayments, drainDesk]) {
          await drainOther?.({ startDraining: () => undefined, noticeMs: 0, limitMs: DRAIN_MS });
        }
        metrics?.close();
        await service.renderer.close();
        await workersStopped;
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

/** The pretend bank speaks to this very process, whatever its public address is. */
function deliverInside({ host, port }: Config): Deliver {
  return (request) => {
    const { pathname } = new URL(request.url);
    return fetch(new Request(`http://${ownHost(host)}:${port}${pathname}`, request));
  };
}

import { rescanClaimFiles } from "#src/claims/rescan-claim-files.ts";
import { sweepClaimLeftovers } from "#src/claims/sweep-claim-leftovers.ts";
import { rescanResumeFiles } from "#src/content/resume/rescan-resume-files.ts";
import { sweepResumes } from "#src/content/resume/sweep-resumes.ts";
import { publishPlanned } from "#src/content/versions/save-content.ts";
import { sweepChallenges } from "#src/desk/staff/passkey-challenge.ts";
import { sweepStaffSessions } from "#src/desk/staff/staff-sessions.ts";
import { sweepSessions } from "#src/identity/auth/sessions.ts";
import { sweepTrustedDevices } from "#src/identity/auth/trusted-devices.ts";
import { sweepVisitorSessions } from "#src/identity/auth/visitor-sessions.ts";
import { sweepCodes } from "#src/identity/user/sms-codes.ts";
import { sweepFiles } from "#src/platform/files/sweep-files.ts";
import { sweepIdempotency } from "#src/platform/http/idempotency.ts";
import { sweepRateLimits } from "#src/platform/http/sweep-rate-limits.ts";
import { sweepQuotas } from "#src/platform/quota/sweep-quotas.ts";
import { sendWebhooks, sweepWebhooks } from "#src/platform/webhook/send-webhooks.ts";
import { sweepTickets } from "#src/sales/api/activation-routes.ts";
import { sweepDrafts } from "#src/sales/api/draft-routes.ts";
import {
  dispatchMessages,
  dispatchUrgentMessages,
  sweepMessages,
} from "#src/sales/notifications/dispatch-messages.ts";
import { sendInstalmentNotices } from "#src/sales/notifications/instalment-messages.ts";
import { sendReminders } from "#src/sales/notifications/renewal-reminders.ts";
import { sweepPrefills } from "#src/sales/orders/partner-prefill.ts";
import { sweepOrders } from "#src/sales/orders/sweep-orders.ts";
import { rescanReceipts } from "#src/sales/payments/decide-receipt.ts";
import { registerFiscalReceipts } from "#src/sales/payments/fiscal-receipts.ts";
import { sendRefunds } from "#src/sales/payments/send-refunds.ts";
import { sweepPayments } from "#src/sales/payments/sweep-payments.ts";
import { drawWaitingDocuments } from "#src/sales/policies/documents.ts";
import { sweepAccess } from "#src/sales/policies/policy-access.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type Deliver, sendDueWebhooks } from "#src/sandbox/bank/bank-webhooks.ts";
import { sweepTests } from "./test-mode/sweep-tests.ts";
import type { Worker } from "./workers.ts";

const HOUR_MS = 3_600_000;
const RENEWALS_MS = 15 * 60_000;
/** A check is cheap: an unavailable scanner is asked only once per run. */
const RESCAN_MS = 30_000;

/** Delivers the webhooks of the sandbox bank. */
export const noticesOf = (service: Service, deliver: Deliver): Worker => ({
  name: "notices",
  everyMs: 1_000,
  work: () => sendDueWebhooks(service, deliver),
});

/** Workers of live sales. */
export function workersOf(service: Service): Worker[] {
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
  ];
}

/** Workers of live sales only: specimens get no reminders, and content and the desk are shared with test mode. */
const LIVE_ONLY = new Set([
  "fiscal",
  "renewals",
  "instalments",
  "content",
  "resumes",
  "desk",
  "challenges",
]);

/** Workers of test mode, with the deletion of old test data. */
export function testWorkersOf(tests: Service, deliver: Deliver): Worker[] {
  return [
    ...workersOf(tests).filter(({ name }) => !LIVE_ONLY.has(name)),
    noticesOf(tests, deliver),
    { name: "end", everyMs: HOUR_MS, work: () => sweepTests(tests) },
  ].map((worker) => ({ ...worker, name: `test.${worker.name}` }));
}

async function rescanAll(service: Service): Promise<void> {
  await rescanClaimFiles(service);
  await rescanReceipts(service);
  await rescanResumeFiles(service);
}

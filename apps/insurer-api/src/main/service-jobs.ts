import { sql } from "drizzle-orm";
import { rescanClaimFiles } from "#src/claims/claim-upkeep.ts";
import { rescanResumeFiles } from "#src/content/resume/resumes.ts";
import { publishPlanned } from "#src/content/versions/save-content.ts";
import { erasedFileRemoval } from "#src/people/erase-person.ts";
import { defineClockQueue } from "#src/platform/jobs/job-queue.ts";
import { handleJobs, type JobHandler } from "#src/platform/jobs/jobs.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { exportDelivering, exportPlanning } from "#src/reports/exports/deliver-exports.ts";
import { funnelEntering } from "#src/reports/funnel/order-steps.ts";
import { premiumChecking } from "#src/reports/premiums/premium-check.ts";
import { premiumEntering } from "#src/reports/premiums/premium-entries.ts";
import { sendInstalmentNotices } from "#src/sales/notifications/instalment-messages.ts";
import { sendReminders } from "#src/sales/notifications/renewal-reminders.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { remindOfUnpaidOrders } from "#src/sales/notifications/unpaid-reminders.ts";
import { rescanReceipts } from "#src/sales/payments/decide-receipt.ts";
import { fiscalRegistration } from "#src/sales/payments/fiscal-receipts.ts";
import { paymentFollowing } from "#src/sales/payments/follow-payments.ts";
import { refundSending } from "#src/sales/payments/send-refunds.ts";
import { documentDrawing } from "#src/sales/policies/documents.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type Deliver, sandboxWebhookDelivery } from "#src/sandbox/bank/bank-webhooks.ts";
import { markRecent } from "#src/screening/checks/mark-rules.ts";
import { removeExpired } from "./retention.ts";

const EVERY_MINUTE = "* * * * *";

const scans = handleJobs({
  queue: defineClockQueue("scans"),
  cron: EVERY_MINUTE,
  run: async (service: Service) => {
    await rescanClaimFiles(service);
    await rescanReceipts(service);
    await rescanResumeFiles(service);
  },
});

const publication = handleJobs({
  queue: defineClockQueue("publication"),
  cron: EVERY_MINUTE,
  run: (service: Service) => publishPlanned(service),
});

/** A restored database may have forgotten reminders that were sent: they wait until staff decide about messages. */
const holdsMessages = async ({ db }: Service) =>
  (await suspendedDeliveries(db)).some(({ kind }) => kind === "message");

const reminders = handleJobs({
  queue: defineClockQueue("reminders"),
  cron: "*/15 * * * *",
  run: async (service: Service) => {
    if (await holdsMessages(service)) return;
    await sendReminders(service);
    await sendInstalmentNotices(service);
  },
});

const unpaidReminders = handleJobs({
  queue: defineClockQueue("unpaid"),
  cron: "*/5 * * * *",
  run: async (service: Service) => {
    if (!(await holdsMessages(service))) await remindOfUnpaidOrders(service);
  },
});

const screening = handleJobs({
  queue: defineClockQueue("screening"),
  // Each run reads the sales of two days.
  cron: "*/10 * * * *",
  run: (service: Service) => markRecent(service),
});

const retention = handleJobs({
  queue: defineClockQueue("retention"),
  cron: "7 * * * *",
  run: (service: Service) => removeExpired(service),
});

/** Paid payments without what they buy among all payments; the view of those to check reads the newest ones itself. */
const unsoldPayments = handleJobs({
  queue: defineClockQueue("unsold"),
  cron: "37 * * * *",
  run: ({ db }: Service) =>
    db.execute(sql`refresh materialized view concurrently paid_without_purchase`),
});

/** All background work; `deliver` sends the webhooks of the sandbox bank to this process. */
export const serviceJobs = (deliver: Deliver): readonly JobHandler<Service, never>[] => [
  messageSending.mail,
  messageSending.sms,
  webhookDelivery,
  documentDrawing,
  fiscalRegistration,
  refundSending,
  paymentFollowing,
  sandboxWebhookDelivery(deliver),
  scans,
  publication,
  reminders,
  unpaidReminders,
  screening,
  retention,
  unsoldPayments,
  premiumEntering,
  premiumChecking,
  funnelEntering,
  exportPlanning,
  exportDelivering,
  erasedFileRemoval,
];

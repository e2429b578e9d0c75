import { sweepClaimLeftovers } from "#src/claims/claim-upkeep.ts";
import { sweepResumes } from "#src/content/resume/resumes.ts";
import { sweepSales } from "#src/desk/sale/staff-sale.ts";
import { sweepChallenges } from "#src/desk/staff/passkey-challenge.ts";
import { sweepStaffSessions } from "#src/desk/staff/staff-sessions.ts";
import { sweepAssignments } from "#src/desk/work/assignments.ts";
import { sweepNotes } from "#src/desk/work/notes.ts";
import { sweepSessions } from "#src/identity/auth/sessions.ts";
import { sweepTrustedDevices } from "#src/identity/auth/trusted-devices.ts";
import { sweepVisitorSessions } from "#src/identity/auth/visitor-sessions.ts";
import { sweepCodes } from "#src/identity/user/sms-codes.ts";
import { sweepPersonRequests } from "#src/people/person-requests.ts";
import { sweepRateLimits } from "#src/platform/database/rate-limiter.ts";
import { sweepIdempotency } from "#src/platform/http/idempotency.ts";
import { sweepQuotas } from "#src/platform/quota/quotas.ts";
import { sweepFiles } from "#src/platform/uploads/sweep-files.ts";
import { sweepWebhooks } from "#src/platform/webhook/deliver-webhooks.ts";
import { sweepFunnel } from "#src/reports/funnel/order-steps.ts";
import { sweepTickets } from "#src/sales/api/activation-routes.ts";
import { sweepDrafts } from "#src/sales/api/draft-routes.ts";
import { sweepOptOuts } from "#src/sales/notifications/reminder-opt-outs.ts";
import { sweepMessages } from "#src/sales/notifications/send-messages.ts";
import { sweepPrefills } from "#src/sales/orders/partner-prefill.ts";
import { sweepOrders } from "#src/sales/orders/sweep-orders.ts";
import { expireOrders } from "#src/sales/payments/follow-payments.ts";
import { sweepAccess } from "#src/sales/policies/policy-access.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { sweepChecks } from "#src/screening/checks/decide-check.ts";
import { sweepRejectedLists } from "#src/screening/lists/sanctions-lists.ts";

/** Steps in their order: orders are closed before closed orders are removed, and rows before their files. */
const STEPS = [
  expireOrders,
  sweepOrders,
  sweepDrafts,
  sweepPrefills,
  sweepSales,
  sweepClaimLeftovers,
  sweepFiles,
  sweepQuotas,
  sweepSessions,
  sweepTrustedDevices,
  sweepVisitorSessions,
  sweepCodes,
  sweepMessages,
  sweepWebhooks,
  sweepTickets,
  sweepAccess,
  sweepIdempotency,
  sweepRateLimits,
  sweepResumes,
  sweepStaffSessions,
  sweepChallenges,
  sweepNotes,
  sweepAssignments,
  sweepFunnel,
  sweepOptOuts,
  sweepRejectedLists,
  sweepChecks,
  sweepPersonRequests,
] satisfies readonly ((service: Service) => Promise<unknown>)[];

/** Removes what is past its retention. One failing step does not keep the others from running. */
export async function removeExpired(service: Service): Promise<void> {
  const failures: unknown[] = [];
  for (const step of STEPS) {
    await step(service).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some data was not removed");
}

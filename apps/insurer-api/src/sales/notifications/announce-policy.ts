import type { Database } from "#src/platform/database/sql.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import type { IssuedPolicy } from "#src/sales/policies/issue-policy.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { notifyPartner, policyIssued } from "./events.ts";
import { queuePolicyMessages } from "./policy-messages.ts";

/** Queues messages to the policyholder and events of a new policy, inside the transaction that issued it. */
export async function announcePolicy(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { policy, order, booking }: IssuedPolicy,
): Promise<void> {
  await queuePolicyMessages(service, tx, policy);
  await queueWebhookEvent(service, tx, policyIssued(policy, order));
  if (booking) await notifyPartner(service, tx, booking);
}

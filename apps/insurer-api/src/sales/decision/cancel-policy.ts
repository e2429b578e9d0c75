import { eq } from "drizzle-orm";
import type { MoneyDecision } from "#src/platform/database/schema/money.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { policyOf, refundOf } from "#src/sales/policy/my-policies.ts";
import { cancelAndRefund } from "#src/sales/refund/cancel-and-refund.ts";
import type { Service } from "#src/sales/service.ts";
import { type Command, requireReason } from "./actor.ts";
import { decisionBefore, writeDecision } from "./write-decision.ts";

/**
 * Ends a policy today for whoever asked by phone or at an office, with the refund of the rules (SPEC-70). Throws 404, 409
 * or 422.
 */
export async function cancelPolicyFor(
  service: Pick<Service, "config" | "db" | "now">,
  policyNumber: string,
  command: Command,
): Promise<MoneyDecision> {
  requireReason(command);
  return service.db.transaction(async (tx) => {
    // Locked: a part that is paid meanwhile is paid before or after, never beside the refund.
    await tx
      .select({ number: policy.number })
      .from(policy)
      .where(eq(policy.number, policyNumber))
      .for("update");
    const about = { command: "cancelPolicy", policyNumber } as const;
    const before = await decisionBefore(tx, command, about);
    if (before) return before;
    const found = await policyOf(tx, policyNumber);
    if (!found) throw notFound();
    if (found.cancelledOn !== null) throw new FailureError(409, "decidedBefore");
    const cancelledOn = todayOf(service);
    const refundDiram = refundOf(found, cancelledOn);
    if (refundDiram === undefined) throw new FailureError(409, "policyEnded");
    await cancelAndRefund(service, tx, found.policy, {
      cancelledOn,
      refundDiram,
      by: { id: command.actor.id, role: command.actor.role, note: command.reason },
    });
    return writeDecision(service, tx, command, {
      ...about,
      fromState: "issued",
      toState: "policyCancelled",
      amountDiram: refundDiram,
    });
  });
}

import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { queueCorrectionRefused } from "#src/sales/notifications/correction-messages.ts";
import { policyData } from "#src/sales/policies/policy-data.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideCheck } from "#src/screening/checks/decide-check.ts";
import { correctPolicy, listCorrections, lockPolicy } from "./correct-policy.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

/**
 * Decides a held correction: released, it is made in the name of who wanted it, on the policy as it is now; refused, the
 * policyholder is asked to call. Throws 404, or 409 for a decided check or a correction that is no longer possible.
 */
export function decideCorrectionOnHold(
  service: Needs,
  { id, policyNumber, details: { correction } }: ScreeningCheck,
  to: "released" | "refused",
  { actor, reason }: Pick<Command, "actor" | "reason">,
): Promise<void> {
  if (policyNumber === null || correction === undefined) throw notFound();
  return service.db.transaction(async (tx) => {
    const inside = { ...service, db: tx };
    const { row, order } = await lockPolicy(tx, policyNumber);
    await decideCheck(inside, id, { to, by: actor.id, role: actor.role, reason });
    if (to === "refused") {
      await queueCorrectionRefused(service, tx, row.policy, id);
      return;
    }
    const { changes, decisionId, staff } = correction;
    const data = { ...policyData(row.policy, order), ...changes };
    const { length: corrections } = await listCorrections(tx, policyNumber);
    const wanted = { policyNumber, corrections, data };
    if (!staff) {
      await correctPolicy(inside, wanted, { kind: "holder", id: decisionId });
      return;
    }
    const { confirmedBy, reason: wish, ...who } = staff;
    const command = { decisionId, actor: who, reason: wish };
    await correctPolicy(inside, wanted, { kind: "staff", command, confirmedBy });
  });
}

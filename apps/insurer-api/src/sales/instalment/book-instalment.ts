import { and, eq, isNull } from "drizzle-orm";
import {
  instalment,
  type Order,
  type Payment,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { todayOf } from "#src/platform/platform.ts";
import { standingOf } from "#src/sales/policy/policy-standing.ts";
import type { Service } from "#src/sales/service.ts";
import { instalmentsOfPolicy } from "./instalments-of.ts";
import { queueInstalmentPaid } from "./queue-instalment-news.ts";

/** The policy of an order with its cancellation, locked until the transaction ends. */
async function lockPolicy(tx: Database, orderId: string) {
  const [issued] = await tx.select().from(policy).where(eq(policy.orderId, orderId)).for("update");
  if (!issued) return undefined;
  const [cancelled] = await tx
    .select()
    .from(policyCancellation)
    .where(eq(policyCancellation.policyNumber, issued.number));
  const parts = await instalmentsOfPolicy(tx, issued.number);
  return { policy: issued, cancelledOn: cancelled?.requestedOn ?? null, parts };
}

/** What the money of a later part meets: as an order that waits for it, has it, or is closed. */
export async function stateOfPart(
  tx: Database,
  { orderId, part }: Pick<Payment, "orderId" | "part">,
): Promise<Pick<Order, "state">> {
  const found = await lockPolicy(tx, orderId);
  const due = found?.parts.find((one) => one.part === part);
  if (!found || !due || found.cancelledOn !== null) return { state: "expired" };
  return { state: due.paidOn === null ? "new" : "paid" };
}

/** Books a paid payment on its part and tells the policyholder, inside the payment's transaction (SPEC-85). */
export async function bookInstalment(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { id: paymentId, orderId, part }: Payment,
  paidOn: string,
): Promise<void> {
  const before = await lockPolicy(tx, orderId);
  if (!before) throw new Error("A part without its policy");
  const [paid] = await tx
    .update(instalment)
    .set({ paymentId, paidOn })
    .where(
      and(
        eq(instalment.policyNumber, before.policy.number),
        eq(instalment.part, part),
        isNull(instalment.paymentId),
      ),
    )
    .returning();
  if (!paid) throw new Error("A part that waits for no money");
  const today = todayOf(service);
  const parts = before.parts.map((one) => (one.part === part ? paid : one));
  const wasSuspended = standingOf(before, today).suspendedOn !== undefined;
  const isResumed =
    wasSuspended && standingOf({ ...before, parts }, today).suspendedOn === undefined;
  await queueInstalmentPaid(service, tx, before.policy, { paid, parts, isResumed });
}

import { eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Order, policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { lockOrders } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { instalmentsOfPolicy, nextUnpaid } from "./instalments.ts";
import { mayRead } from "./policy-access.ts";
import { getPolicyStatus } from "./policy-status.ts";

/** Caller and order of an instalment to pay. */
interface PartRequest {
  readonly owner: string;
  readonly orderId: string;
  readonly policyType: Order["policyType"];
}

/**
 * Locks an order whose later instalment is to be paid, by its owner or a visitor who opened its policy with a code.
 * Instalments are paid in their order. Throws 404, or 409 if it is paid, not the next one, or the policy has ended.
 */
export async function lockPayablePart(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { owner, orderId, policyType }: PartRequest,
  part: number,
): Promise<{ readonly order: Order; readonly amountDiram: number }> {
  const locked = isIdentifier(orderId) ? await lockOrders(tx, orderId) : undefined;
  const [issued] = locked
    ? await tx.select().from(policy).where(eq(policy.orderId, orderId)).for("update")
    : [];
  const isTheirs = issued !== undefined && (await mayRead(service, tx, issued, owner));
  if (!locked || !isTheirs || issued.policyType !== policyType) throw notFound();
  const parts = await instalmentsOfPolicy(tx, issued.number);
  const wanted = parts.find((one) => one.part === part);
  if (!wanted) throw notFound();
  if (wanted.paidOn !== null) throw new FailureError(409, "alreadyPaid");
  const [cancelled] = await tx
    .select()
    .from(policyCancellation)
    .where(eq(policyCancellation.policyNumber, issued.number));
  const cancelledOn = cancelled?.requestedOn ?? null;
  const { status } = getPolicyStatus({ policy: issued, cancelledOn, parts }, getToday(service));
  if (cancelled || status === "COMPLETED") throw new FailureError(409, "policyEnded");
  if (nextUnpaid(parts) !== wanted) throw new FailureError(409, "earlierPartUnpaid");
  return { order: locked.order, amountDiram: wanted.amountDiram };
}

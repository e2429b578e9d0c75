import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  policy,
  type RefundState,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/service.ts";
import { queueRefundNews } from "./queue-refund-news.ts";

/** From which state a refund comes to another; the database allows no other way. */
const BEFORE = { approved: "requested", rejected: "requested", paid: "approved" } as const;

/** What a person does with a refund. */
export interface RefundDecision {
  readonly to: Exclude<RefundState, "requested">;
  /** Who decides: a name or an account of the insurer. */
  readonly decidedBy: string;
  /** Why it is rejected, which the policyholder is told; of a paid one, the number of the transfer. */
  readonly note: string;
}

/**
 * Approves or rejects a refund, or notes that it was paid; tells the policyholder what is final. Answers false where it
 * is in no state for that, such as after somebody else's decision.
 */
export async function decideRefund(
  service: Pick<Service, "config" | "db" | "now">,
  refundId: string,
  { to, decidedBy, note }: RefundDecision,
): Promise<boolean> {
  return service.db.transaction(async (tx) => {
    const createdAt = service.now();
    const [decided] = await tx
      .update(refund)
      .set({ state: to, updatedAt: createdAt })
      .where(and(eq(refund.id, refundId), eq(refund.state, BEFORE[to])))
      .returning();
    if (!decided) return false;
    const event = { id: randomUUID(), refundId, state: to, decidedBy, note, createdAt };
    await tx.insert(refundEvent).values(event);
    if (to === "approved") return true;
    const [cancelled] = await tx
      .select()
      .from(policy)
      .where(eq(policy.number, decided.policyNumber));
    if (cancelled) {
      const { amountDiram } = decided;
      await queueRefundNews(service, tx, cancelled, { news: to, amountDiram, note });
    }
    return true;
  });
}

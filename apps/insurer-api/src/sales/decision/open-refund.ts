import { randomUUID } from "node:crypto";
import { refund, refundEvent } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { todayOf } from "#src/platform/platform.ts";
import { refundDueOn } from "#src/sales/refund/cancel-and-refund.ts";
import type { Service } from "#src/sales/service.ts";
import type { Command } from "./actor.ts";

/** A refund of money that bought nothing or was too much; amounts in diram. */
export interface NewRefund {
  readonly paymentId: string;
  readonly amountDiram: number;
  readonly currency: string;
}

/** Asks for the refund of a payment's money, which is approved and sent as that of a cancelled policy. */
export async function openRefund(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { actor, reason }: Command,
  asked: NewRefund,
): Promise<{ readonly refundId: string; readonly dueOn: string }> {
  const [id, createdAt, dueOn] = [randomUUID(), service.now(), refundDueOn(todayOf(service))];
  await tx.insert(refund).values({ id, ...asked, dueOn, createdAt, updatedAt: createdAt });
  await tx.insert(refundEvent).values({
    id: randomUUID(),
    refundId: id,
    state: "requested",
    decidedBy: actor.id,
    decidedRole: actor.role,
    note: reason,
    createdAt,
  });
  return { refundId: id, dueOn };
}

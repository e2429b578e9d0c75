import { asc, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Refund,
  type RefundEvent,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { canSendBack, isSendingUnclear, refundSource } from "#src/sales/payments/send-refunds.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ListPage, readWorkList } from "./work-list.ts";

/** Data of a refund page. */
export interface ShownRefund {
  readonly shown: Refund;
  /** Decisions about the refund, oldest first. */
  readonly events: readonly RefundEvent[];
  /** The provider of the payment can refund through its API. */
  readonly canSend: boolean;
  /** It is unknown whether the money was sent. */
  readonly isUnclear: boolean;
}

/** A page of refunds that need an action, or of all. */
export function readRefunds(db: Database, context: Context): Promise<ListPage<Refund>> {
  const waits = inArray(refund.state, ["requested", "approved", "sending"]);
  return readWorkList(db, context, refund, waits);
}

/** One refund with its decisions. Throws 404. */
export async function readRefund(
  service: Pick<Service, "db" | "now" | "providers">,
  id: string,
): Promise<ShownRefund> {
  const { db, now } = service;
  const [shown] = isIdentifier(id) ? await db.select().from(refund).where(eq(refund.id, id)) : [];
  if (!shown) throw notFound();
  const events = await db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, id))
    .orderBy(asc(refundEvent.createdAt));
  const canSend = canSendBack(service, await refundSource(db, shown));
  return { shown, events, canSend, isUnclear: isSendingUnclear(shown, now()) };
}

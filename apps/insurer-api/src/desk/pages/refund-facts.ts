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
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { refundsOfPurchase } from "#src/sales/payments/decide-refund.ts";
import { canSendBack, isSendingUnclear, refundSource } from "#src/sales/payments/send-refunds.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ListPage, readWorkList } from "./work-list.ts";

/** Data of a refund page. */
export interface RefundView {
  readonly shown: Refund;
  /** Decisions about the refund, oldest first. */
  readonly events: readonly RefundEvent[];
  /** The provider of the payment can refund through its API. */
  readonly canSend: boolean;
  /** It is unknown whether the money was sent. */
  readonly isUnclear: boolean;
  /** Refunds of the purchase added up, in diram, if two people have to decide because of their sum. */
  readonly needsTwoFor: number | undefined;
}

/** A page of refunds that need an action, or of all. */
export function readRefunds(db: Database, context: Context): Promise<ListPage<Refund>> {
  const waits = inArray(refund.state, ["requested", "approved", "sending"]);
  return readWorkList(db, context, refund, waits);
}

/** One refund with its decisions. Throws 404. */
export async function readRefund(
  service: Pick<Service, "config" | "db" | "now" | "providers">,
  id: string,
): Promise<RefundView> {
  const { db, now } = service;
  const [shown] = isIdentifier(id) ? await db.select().from(refund).where(eq(refund.id, id)) : [];
  if (!shown) throw notFound();
  const events = await db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, id))
    .orderBy(asc(refundEvent.createdAt));
  const canSend = canSendBack(service, await refundSource(db, shown));
  const totalDiram = await refundsOfPurchase(db, shown);
  const needsTwo = TWO_PEOPLE.refund(service.config.alone, { totalDiram });
  const isUnclear = isSendingUnclear(shown, now());
  return { shown, events, canSend, isUnclear, needsTwoFor: needsTwo ? totalDiram : undefined };
}

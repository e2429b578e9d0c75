import { boxDraft, motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import type { Language } from "@sughurta/domain";
import { MOTOR_PRODUCTS } from "@sughurta/domain/motor";
import { and, eq, gt } from "drizzle-orm";
import type { Order } from "#src/platform/database/schema/sales.ts";
import { draft } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { createTransferToken } from "./draft-transfer.ts";
import type { DraftPlace } from "./drafts.ts";
import { ORDER_LIFETIME_MS } from "./orders.ts";

/** Path of the order page of a draft; `undefined` for a kind without one. */
export function orderPath(kind: string): string | undefined {
  if (kind === TRAVEL_DRAFT) return "/travel-order";
  const motor = MOTOR_PRODUCTS.find((code) => motorDraft(code) === kind);
  if (motor) return `/auto/order/${motor}`;
  const box = boxDraft("");
  return kind.startsWith(box) ? `/boxes/order/${kind.slice(box.length)}` : undefined;
}

/** The draft from which an order was last saved; without it there is nothing to continue. */
export async function findDraft(
  tx: Database,
  { id }: Pick<Order, "id">,
  now: Date,
): Promise<DraftPlace | undefined> {
  const [found] = await tx
    .select({ owner: draft.owner, kind: draft.kind })
    .from(draft)
    .where(and(eq(draft.orderId, id), eq(draft.paid, false), gt(draft.expiresAt, now)));
  return found;
}

/** A link that opens an order as it was, on another device, once, until its price expires. */
export interface OrderLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** Creates the link of an order from its draft; it replaces an earlier one. */
export async function createOrderLink(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { createdAt }: Pick<Order, "createdAt">,
  { place, language }: { readonly place: DraftPlace; readonly language: Language },
): Promise<OrderLink | undefined> {
  const path = orderPath(place.kind);
  if (path === undefined) return undefined;
  const expiresAt = new Date(createdAt.getTime() + ORDER_LIFETIME_MS);
  const { token } = await createTransferToken(service, tx, place, expiresAt);
  const link = `${service.config.publicUrl}${path}?lang=${language}#handover=${token}`;
  return { link, expiresAt };
}

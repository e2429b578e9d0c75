import { fromDiram } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { type PartnerEntry, partnerEntry } from "#src/platform/database/schema/partner.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { todayOf } from "#src/platform/platform.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import { partnerDestination } from "#src/platform/webhook/webhook-destinations.ts";
import type { Service } from "#src/sales/service.ts";

type Needs = Pick<Service, "config" | "now">;

/** What happened to a policy that a partner sold. */
export interface PartnerNews {
  readonly type: "policy.sold" | "policy.corrected" | "policy.cancelled" | "policy.refunded";
  /** The price, the corrected price, what goes back, or what has gone back. */
  readonly amountDiram: number;
  /** ISO days by their name. */
  readonly dates: Readonly<Record<string, string>>;
}

/** Queues what a partner is told of a sale of its own: nothing about who bought. */
export async function tellPartner(
  service: Needs,
  tx: Database,
  sale: Pick<
    PartnerEntry,
    "partnerCode" | "policyNumber" | "productCode" | "partnerReference" | "currency"
  >,
  { type, amountDiram, dates }: PartnerNews,
): Promise<void> {
  const { partnerCode, policyNumber, productCode, partnerReference, currency } = sale;
  const data = {
    policyNumber,
    product: productCode,
    amount: fromDiram(amountDiram),
    currency,
    ...dates,
    partnerReference,
  };
  const event = { type, subject: `policy:${policyNumber}`, data };
  await queueWebhookEvent(service, tx, event, partnerDestination(partnerCode));
}

/** Tells the partner who sold a policy, if one did, that its refund was paid. */
export async function tellPartnerOfRefund(
  service: Needs,
  tx: Database,
  { number }: Pick<Policy, "number">,
  amountDiram: number,
): Promise<void> {
  const [sale] = await tx
    .select()
    .from(partnerEntry)
    .where(and(eq(partnerEntry.policyNumber, number), eq(partnerEntry.kind, "sale")));
  if (!sale) return;
  const dates = { refundedOn: todayOf(service) };
  await tellPartner(service, tx, sale, { type: "policy.refunded", amountDiram, dates });
}

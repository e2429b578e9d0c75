import { and, eq, isNull, sum } from "drizzle-orm";
import { partnerEntry } from "#src/platform/database/schema/partner.ts";
import { instalment, type Order, type Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { todayOf } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/service.ts";
import { commissionDiram } from "./commission-diram.ts";
import { tellPartner } from "./partner-events.ts";
import { isActivePartner } from "./partner-of-secret.ts";
import { shareOnDay } from "./share-on-day.ts";

type Needs = Pick<Service, "config" | "now">;

/** Books a policy on the account of the active partner that sold it, at the share of the day, and notifies the partner. */
export async function bookPartnerSale(
  service: Needs,
  tx: Database,
  issued: Policy,
  { partnerCode, partnerReference }: Pick<Order, "partnerCode" | "partnerReference">,
): Promise<void> {
  if (partnerCode === null || !(await isActivePartner(tx, partnerCode))) return;
  const { number: policyNumber, productCode, amountDiram, currency, startDate, endDate } = issued;
  const bookedOn = todayOf(service);
  const shareBp = await shareOnDay(tx, { partnerCode, productCode }, bookedOn);
  const sale = { partnerCode, policyNumber, productCode, partnerReference, currency };
  await tx.insert(partnerEntry).values({
    ...sale,
    kind: "sale",
    amountDiram,
    shareBp,
    commissionDiram: commissionDiram(amountDiram, shareBp),
    bookedOn,
    createdAt: service.now(),
  });
  const dates = { soldOn: bookedOn, startDate, endDate };
  await tellPartner(service, tx, sale, { type: "policy.sold", amountDiram, dates });
}

/**
 * Takes back what a cancelled policy does not bring: what goes back to the buyer and parts that are not paid any more.
 * The partner's commission is then that of the premium that the insurer keeps, at the share of the sale.
 */
export async function bookPartnerCancellation(
  service: Needs,
  tx: Database,
  { number: policyNumber }: Pick<Policy, "number">,
  { cancelledOn, refundDiram }: { readonly cancelledOn: string; readonly refundDiram: number },
): Promise<void> {
  const [sale] = await tx
    .select()
    .from(partnerEntry)
    .where(and(eq(partnerEntry.policyNumber, policyNumber), eq(partnerEntry.kind, "sale")));
  if (!sale) return;
  const [unpaid] = await tx
    .select({ diram: sum(instalment.amountDiram).mapWith(Number) })
    .from(instalment)
    .where(and(eq(instalment.policyNumber, policyNumber), isNull(instalment.paymentId)));
  const lostDiram = Math.min(sale.amountDiram, refundDiram + (unpaid?.diram ?? 0));
  const remainingCommission = commissionDiram(sale.amountDiram - lostDiram, sale.shareBp);
  const { position: _, ...same } = sale;
  await tx.insert(partnerEntry).values({
    ...same,
    kind: "cancellation",
    amountDiram: -lostDiram,
    commissionDiram: remainingCommission - sale.commissionDiram,
    bookedOn: todayOf(service),
    createdAt: service.now(),
  });
  const dates = { cancelledOn };
  const news = { type: "policy.cancelled", amountDiram: refundDiram, dates } as const;
  await tellPartner(service, tx, sale, news);
}

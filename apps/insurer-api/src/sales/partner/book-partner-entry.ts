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

/** The sale of a policy by a partner with what is booked for it so far; `undefined` where no partner sold it. */
async function bookedSale(tx: Database, policyNumber: string) {
  const entries = await tx
    .select()
    .from(partnerEntry)
    .where(eq(partnerEntry.policyNumber, policyNumber));
  const sale = entries.find(({ kind }) => kind === "sale");
  if (!sale) return undefined;
  return {
    sale,
    premiumDiram: entries.reduce((total, { amountDiram }) => total + amountDiram, 0),
    commissionDiram: entries.reduce((total, entry) => total + entry.commissionDiram, 0),
  };
}

type BookedSale = NonNullable<Awaited<ReturnType<typeof bookedSale>>>;

/** Books what changes the premium of a sold policy; the commission becomes that of the new premium, at the share of the sale. */
async function bookChange(
  service: Needs,
  tx: Database,
  { sale, premiumDiram, commissionDiram: booked }: BookedSale,
  { kind, changeDiram }: { kind: "correction" | "cancellation"; changeDiram: number },
): Promise<void> {
  const { position: _, ...same } = sale;
  await tx.insert(partnerEntry).values({
    ...same,
    kind,
    amountDiram: changeDiram,
    commissionDiram: commissionDiram(premiumDiram + changeDiram, sale.shareBp) - booked,
    bookedOn: todayOf(service),
    createdAt: service.now(),
  });
}

/** Books another price of a policy after its sale, as a check of its vehicle sets it, and notifies the partner. */
export async function bookPartnerCorrection(
  service: Needs,
  tx: Database,
  { number }: Pick<Policy, "number">,
  amountDiram: number,
): Promise<void> {
  const booked = await bookedSale(tx, number);
  if (!booked || booked.premiumDiram === amountDiram) return;
  const changeDiram = amountDiram - booked.premiumDiram;
  await bookChange(service, tx, booked, { kind: "correction", changeDiram });
  const dates = { correctedOn: todayOf(service) };
  await tellPartner(service, tx, booked.sale, { type: "policy.corrected", amountDiram, dates });
}

/**
 * Takes back what a cancelled policy does not bring: the refund and the instalments that are not paid any more. The
 * partner's commission is then that of the premium that the insurer keeps.
 */
export async function bookPartnerCancellation(
  service: Needs,
  tx: Database,
  { number: policyNumber }: Pick<Policy, "number">,
  { cancelledOn, refundDiram }: { readonly cancelledOn: string; readonly refundDiram: number },
): Promise<void> {
  const booked = await bookedSale(tx, policyNumber);
  if (!booked) return;
  const [unpaid] = await tx
    .select({ diram: sum(instalment.amountDiram).mapWith(Number) })
    .from(instalment)
    .where(and(eq(instalment.policyNumber, policyNumber), isNull(instalment.paymentId)));
  const lostDiram = Math.min(booked.premiumDiram, refundDiram + (unpaid?.diram ?? 0));
  await bookChange(service, tx, booked, { kind: "cancellation", changeDiram: -lostDiram });
  const dates = { cancelledOn };
  const news = { type: "policy.cancelled", amountDiram: refundDiram, dates } as const;
  await tellPartner(service, tx, booked.sale, news);
}

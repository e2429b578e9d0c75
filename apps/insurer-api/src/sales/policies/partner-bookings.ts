import { and, desc, eq, isNull, lte, or, sql, sum } from "drizzle-orm";
import {
  type PartnerEntry,
  partnerEntry,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import { instalment, type Order, type Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { isActivePartner } from "#src/sales/orders/partner-keys.ts";
import type { Service } from "#src/sales/ports/service.ts";

const WHOLE_BP = 10_000;

/** The commission on a premium, in diram, at a share in hundredths of a percent; half a diram is rounded up. */
export function commissionDiram(premiumDiram: number, shareBp: number): number {
  // In whole numbers, to avoid rounding errors of binary fractions.
  const product = BigInt(premiumDiram) * BigInt(shareBp);
  return Number((product + BigInt(WHOLE_BP / 2)) / BigInt(WHOLE_BP));
}

/**
 * The share of a partner for a product on an ISO day, in hundredths of a percent; a product's own share has precedence
 * over the general one.
 */
async function shareOnDay(
  db: Database,
  { partnerCode, productCode }: { readonly partnerCode: string; readonly productCode: string },
  day: string,
): Promise<number> {
  const [share] = await db
    .select({ shareBp: partnerShare.shareBp })
    .from(partnerShare)
    .where(
      and(
        eq(partnerShare.partnerCode, partnerCode),
        or(eq(partnerShare.productCode, productCode), isNull(partnerShare.productCode)),
        lte(partnerShare.validFrom, day),
      ),
    )
    .orderBy(
      sql`${partnerShare.productCode} nulls last`,
      desc(partnerShare.validFrom),
      desc(partnerShare.position),
    )
    .limit(1);
  return share?.shareBp ?? 0;
}

type Needs = Pick<Service, "config" | "now">;

/** A line of a partner's account, as in the partner's webhook. */
export interface PartnerBooking {
  readonly sale: Pick<
    PartnerEntry,
    "partnerCode" | "policyNumber" | "productCode" | "partnerReference" | "currency"
  >;
  readonly type: "policy.sold" | "policy.corrected" | "policy.cancelled";
  /** The price, the corrected price, or the refund of a cancellation. */
  readonly amountDiram: number;
  /** ISO days by their name. */
  readonly dates: Readonly<Record<string, string>>;
  /** The version of the document that a correction issued. */
  readonly version?: number;
}

/**
 * Books a policy on the account of the active partner that sold it, at the share of the day; `undefined` without a
 * partner.
 */
export async function bookPartnerSale(
  service: Needs,
  tx: Database,
  issued: Policy,
  { partnerCode, partnerReference }: Pick<Order, "partnerCode" | "partnerReference">,
): Promise<PartnerBooking | undefined> {
  if (partnerCode === null || !(await isActivePartner(tx, partnerCode))) return undefined;
  const { number: policyNumber, productCode, amountDiram, currency, startDate, endDate } = issued;
  const bookedOn = getToday(service);
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
  return { sale, type: "policy.sold", amountDiram, dates };
}

/** The sale of a policy by a partner with the total of its bookings; `undefined` if no partner sold it. */
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

/**
 * Books a change of a sold policy's premium; the commission becomes that of the new premium, at the share of the sale.
 */
async function bookChange(
  service: Needs,
  tx: Database,
  { sale, premiumDiram, commissionDiram: booked }: BookedSale,
  {
    kind,
    changeDiram,
    correctionId = null,
  }: {
    readonly kind: "correction" | "cancellation";
    readonly changeDiram: number;
    readonly correctionId?: string | null;
  },
): Promise<void> {
  const { position: _, ...same } = sale;
  await tx.insert(partnerEntry).values({
    ...same,
    kind,
    correctionId,
    amountDiram: changeDiram,
    commissionDiram: commissionDiram(premiumDiram + changeDiram, sale.shareBp) - booked,
    bookedOn: getToday(service),
    createdAt: service.now(),
  });
}

/** The correction of a policy, and the version of the document that it issued. */
interface BookedCorrection {
  readonly correctionId: string;
  readonly version: number;
}

/**
 * Books a price that a vehicle check or a correction changed after the sale. A correction without a change of the price
 * is an event without a line. `undefined` if no partner sold the policy, or a check changed no price.
 */
export async function bookPartnerCorrection(
  service: Needs,
  tx: Database,
  { number }: Pick<Policy, "number">,
  amountDiram: number,
  correction?: BookedCorrection,
): Promise<PartnerBooking | undefined> {
  const booked = await bookedSale(tx, number);
  const changeDiram = amountDiram - (booked?.premiumDiram ?? 0);
  if (!booked || (changeDiram === 0 && !correction)) return undefined;
  if (changeDiram !== 0) {
    const correctionId = correction?.correctionId ?? null;
    await bookChange(service, tx, booked, { kind: "correction", changeDiram, correctionId });
  }
  return {
    sale: booked.sale,
    type: "policy.corrected",
    amountDiram,
    dates: { correctedOn: getToday(service) },
    ...(correction ? { version: correction.version } : {}),
  };
}

/**
 * Books the lost premium of a cancelled policy: the refund and the instalments that are no longer paid. The partner's
 * commission becomes that of the premium that the insurer keeps.
 */
export async function bookPartnerCancellation(
  service: Needs,
  tx: Database,
  { number: policyNumber }: Pick<Policy, "number">,
  { cancelledOn, refundDiram }: { readonly cancelledOn: string; readonly refundDiram: number },
): Promise<PartnerBooking | undefined> {
  const booked = await bookedSale(tx, policyNumber);
  if (!booked) return undefined;
  const [unpaid] = await tx
    .select({ diram: sum(instalment.amountDiram).mapWith(Number) })
    .from(instalment)
    .where(and(eq(instalment.policyNumber, policyNumber), isNull(instalment.paymentId)));
  const lostDiram = Math.min(booked.premiumDiram, refundDiram + (unpaid?.diram ?? 0));
  await bookChange(service, tx, booked, { kind: "cancellation", changeDiram: -lostDiram });
  const dates = { cancelledOn };
  return { sale: booked.sale, type: "policy.cancelled", amountDiram: refundDiram, dates };
}

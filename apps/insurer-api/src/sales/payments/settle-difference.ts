import { addDays } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import {
  correctionRefund,
  type InstalmentRow,
  instalment,
  instalmentNotice,
  type Payment,
  type Policy,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { instalmentsOfPolicy, nextUnpaid } from "#src/sales/policies/instalments.ts";
import type { LowerPrice, PriceChange } from "#src/sales/policies/price-change.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openRefund, refundDueOn } from "./open-refund.ts";
import { nextPart } from "./payment-rest.ts";

/** Time limit for paying the difference. */
const DIFFERENCE_DUE_DAYS = 14;

/** A policy at its price before the change, and the payment that bought it. */
interface PricedSale {
  readonly issued: Policy;
  readonly paid: Payment;
}

const isPart = ({ policyNumber, part }: Pick<InstalmentRow, "policyNumber" | "part">) =>
  and(eq(instalment.policyNumber, policyNumber), eq(instalment.part, part));

/** Adds a higher price to the next unpaid instalment, otherwise as a new one; it is paid by the pay link. */
export async function chargeDifference(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { issued, paid }: PricedSale,
  sumDiram: number,
): Promise<PriceChange<"charge">> {
  const { number: policyNumber, amountDiram } = issued;
  const today = getToday(service);
  const parts = await instalmentsOfPolicy(tx, policyNumber);
  const next = nextUnpaid(parts);
  if (next) {
    await tx
      .update(instalment)
      .set({ amountDiram: next.amountDiram + sumDiram })
      .where(isPart(next));
    return { kind: "charge", sumDiram, dueOn: next.dueOn };
  }
  const dueOn = addDays(today, DIFFERENCE_DUE_DAYS);
  const both = { policyNumber, orderId: paid.orderId };
  const first = { part: 1, amountDiram, dueOn: today, paymentId: paid.id, paidOn: today };
  await tx
    .insert(instalment)
    .values([
      ...(parts.length === 0 ? [{ ...both, ...first }] : []),
      { ...both, part: await nextPart(tx, paid.orderId), amountDiram: sumDiram, dueOn },
    ]);
  return { kind: "charge", sumDiram, dueOn };
}

/** Takes a lower price off unpaid instalments, the last one first; returns what remains to be refunded, in diram. */
async function reduceUnpaid(
  tx: Database,
  parts: readonly InstalmentRow[],
  sumDiram: number,
): Promise<number> {
  let rest = sumDiram;
  for (const part of parts.filter(({ paidOn }) => paidOn === null).toReversed()) {
    const amountDiram = Math.max(0, part.amountDiram - rest);
    rest -= part.amountDiram - amountDiram;
    if (amountDiram > 0) {
      await tx.update(instalment).set({ amountDiram }).where(isPart(part));
      continue;
    }
    await tx
      .delete(instalmentNotice)
      .where(
        and(
          eq(instalmentNotice.policyNumber, part.policyNumber),
          eq(instalmentNotice.part, part.part),
        ),
      );
    await tx.delete(instalment).where(isPart(part));
  }
  return rest;
}

/**
 * Takes the lower price of a correction off unpaid instalments and refunds the rest from the payments that bought the
 * policy, the largest first. Staff approve these refunds like any other.
 */
export async function returnDifference(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { issued, paid }: PricedSale,
  { correctionId, sumDiram }: { readonly correctionId: string; readonly sumDiram: number },
  command: Command,
): Promise<LowerPrice> {
  const { number, amountDiram: wholeDiram, currency } = issued;
  const parts = await instalmentsOfPolicy(tx, number);
  let rest = await reduceUnpaid(tx, parts, sumDiram);
  const dueOn = refundDueOn(getToday(service));
  if (rest === 0) return { kind: "instalments", sumDiram, dueOn };
  const refundedDiram = rest;
  const paidParts = parts.flatMap((part) =>
    part.paymentId === null ? [] : [{ ...part, paymentId: part.paymentId }],
  );
  const sources =
    parts.length > 0 ? paidParts : [{ paymentId: paid.id, amountDiram: wholeDiram, part: 0 }];
  for (const source of sources.toSorted((a, b) => b.amountDiram - a.amountDiram)) {
    const amountDiram = Math.min(rest, source.amountDiram);
    if (amountDiram === 0) break;
    rest -= amountDiram;
    const { paymentId } = source;
    await tx.insert(correctionRefund).values({ correctionId, paymentId, amountDiram });
    const asked = { paymentId, amountDiram, currency };
    const { refundId } = await openRefund(service, tx, command, asked);
    await tx
      .update(correctionRefund)
      .set({ refundId })
      .where(
        and(
          eq(correctionRefund.correctionId, correctionId),
          eq(correctionRefund.paymentId, paymentId),
        ),
      );
    await tx
      .update(instalment)
      .set({ amountDiram: source.amountDiram - amountDiram })
      .where(isPart({ policyNumber: number, part: source.part }));
  }
  return { kind: "refund", sumDiram: refundedDiram, dueOn };
}

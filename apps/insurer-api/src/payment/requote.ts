import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { type Order, order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { type Service, todayOf } from "#src/service.ts";

/** What an order costs on another day than the one it was made on. */
export type Quote =
  | {
      readonly ok: true;
      readonly priceDiram: number;
      readonly discountDiram: number;
      readonly couponCode: string | null;
      readonly startDate: string;
      readonly endDate: string;
    }
  /** It cannot be sold any more as it was ordered. */
  | { readonly ok: false };

/** Prices an order anew; every kind of policy has its own. */
export type Requoter = (
  service: Service,
  tx: Database,
  order: Order,
  today: string,
) => Promise<Quote>;

export type Requoters = Readonly<Partial<Record<Order["policyType"], Requoter>>>;

/**
 * Prices an order of an earlier day by today's rules and keeps the result. Answers the new price when it
 * moved, so that the buyer can agree to it first. Throws 409 `orderExpired`.
 */
export async function requote(
  service: Service,
  tx: Database,
  stale: Order,
  requoters: Requoters,
): Promise<{ readonly order: Order; readonly movedToDiram?: number }> {
  const today = todayOf(service);
  if (stale.quotedOn === today) return { order: stale };
  const requoter = requoters[stale.policyType];
  const quote = requoter ? await requoter(service, tx, stale, today) : ({ ok: false } as const);
  if (!quote.ok) throw new FailureError(409, "orderExpired");
  const { priceDiram, discountDiram, couponCode, startDate, endDate } = quote;
  const amountDiram = priceDiram - discountDiram;
  const [fresh] = await tx
    .update(order)
    .set({
      priceDiram,
      discountDiram,
      amountDiram,
      couponCode,
      startDate,
      endDate,
      quotedOn: today,
      updatedAt: service.now(),
    })
    .where(eq(order.id, stale.id))
    .returning();
  if (!fresh) throw new FailureError(409, "orderExpired");
  return amountDiram === stale.amountDiram
    ? { order: fresh }
    : { order: fresh, movedToDiram: amountDiram };
}

/** 409 with the price of today. */
export function priceChanged(amountDiram: number): FailureError {
  const sumPrem = fromDiram(amountDiram);
  return new FailureError(409, "priceChanged", { values: { sum: sumPrem }, data: { sumPrem } });
}

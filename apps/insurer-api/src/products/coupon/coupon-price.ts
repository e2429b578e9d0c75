import {
  type CouponRefusal,
  fromDiram,
  getDiscount,
  toCouponCode,
  toDiram,
} from "@sughurta/domain";
import { and, count, eq, gt, ne } from "drizzle-orm";
import { isPerson } from "#src/platform/caller.ts";
import { coupon, couponUse, order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { Guess } from "#src/platform/http/brute-force-guard.ts";

/** A payment of zero is impossible: this minimum always remains to pay. */
const MIN_PAYMENT_DIRAM = 100;

const REFUSALS: Record<CouponRefusal, FailureCode> = {
  notStarted: "couponNotStarted",
  expired: "couponExpired",
  usedUp: "couponUsedUp",
  otherProduct: "couponOtherProduct",
  noDiscount: "couponNoDiscount",
};

/** A price with its discount in diram, or the reason why the code gives none. */
export type CouponPrice =
  | {
      readonly ok: true;
      readonly code: string;
      readonly discountDiram: number;
      readonly amountDiram: number;
    }
  | { readonly ok: false; readonly reason: FailureCode };

/** A promo code as a guessable value. */
export const couponGuess = (code: string): Guess => ({
  kind: "coupon",
  value: toCouponCode(code),
});

/** The guesses of a form with a promo code. */
export const couponGuesses = ({
  body,
}: {
  readonly body: { readonly coupon?: string | undefined };
}) => (body.coupon === undefined ? [] : [couponGuess(body.coupon)]);

/** Visitor whose own holds do not count, and the order whose hold does not count for any owner. */
export interface CouponHolder {
  readonly owner?: string | undefined;
  readonly orderId?: string | undefined;
}

/** Uses of a code that are redeemed, or held by orders of other visitors. */
export async function takenSeats(
  db: Database,
  row: { readonly code: string; readonly usedCount: number },
  now: Date,
  { owner, orderId }: CouponHolder,
): Promise<number> {
  const [held] = await db
    .select({ count: count() })
    .from(couponUse)
    .innerJoin(order, eq(order.id, couponUse.orderId))
    .where(
      and(
        eq(couponUse.couponCode, row.code),
        gt(couponUse.heldUntil, now),
        orderId === undefined ? undefined : ne(couponUse.orderId, orderId),
        // A service account sells to many visitors.
        owner === undefined || !isPerson(owner) ? undefined : ne(order.owner, owner),
      ),
    );
  return row.usedCount + (held?.count ?? 0);
}

/** Applies a promo code to a price on a day (SPEC-25). */
export async function priceWithCoupon(
  db: Database,
  typedCode: string,
  sale: {
    readonly productCode: string;
    readonly priceDiram: number;
    /** The discount is limited so that the price stays at or above this. */
    readonly minimumDiram?: number | undefined;
    readonly day: string;
    readonly now: Date;
  } & CouponHolder,
): Promise<CouponPrice> {
  const code = toCouponCode(typedCode);
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code));
  if (!row) return { ok: false, reason: "couponUnknown" };
  const response = getDiscount(
    {
      code,
      kind: row.kind,
      value: row.kind === "percent" ? (row.percent ?? 0) : fromDiram(row.amountDiram ?? 0),
      productCodes: row.productCodes.length > 0 ? row.productCodes : undefined,
      startDate: row.validFrom,
      endDate: row.validTo,
      useLimit: row.useLimit ?? undefined,
      // Only a limited code requires a count: every price with a code waits for this query.
      usedCount: row.useLimit === null ? row.usedCount : await takenSeats(db, row, sale.now, sale),
    },
    { productCode: sale.productCode, price: fromDiram(sale.priceDiram), day: sale.day },
  );
  if (!response.ok) return { ok: false, reason: REFUSALS[response.reason] };
  const amountDiram = Math.max(
    toDiram(response.sumPrem),
    sale.minimumDiram ?? 0,
    MIN_PAYMENT_DIRAM,
  );
  const discountDiram = sale.priceDiram - amountDiram;
  return discountDiram > 0
    ? { ok: true, code, discountDiram, amountDiram }
    : { ok: false, reason: "couponNoDiscount" };
}

import { fromDiram, toDiram } from "@sughurta/domain";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { BruteForceGuard } from "#src/platform/http/brute-force-guard.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type CouponHolder, priceWithCoupon } from "#src/products/coupon/coupon-price.ts";

/** A calculated price in diram; an ineffective promo code returns its reason and changes nothing. */
export interface CalculatedPrice {
  readonly priceDiram: number;
  readonly discountDiram: number;
  readonly amountDiram: number;
  readonly couponCode: string | null;
  readonly couponViolation: FailureCode | undefined;
}

/** The price of a product not on sale. */
export const NO_PRICE: CalculatedPrice = {
  priceDiram: 0,
  discountDiram: 0,
  amountDiram: 0,
  couponCode: null,
  couponViolation: undefined,
};

/** Context of a promo code check. */
export interface CouponContext extends CouponHolder {
  /** Of the request that contains the code; absent if the order already had it. */
  readonly guesses?: BruteForceGuard | undefined;
}

/** Input of a calculated price. */
interface PriceRequest extends CouponContext {
  readonly productCode: string;
  /** Premium before a promo code, TJS. */
  readonly premium: number;
  /** Lower limit of the price with a promo code, TJS. */
  readonly minimumPremium?: number | undefined;
  readonly coupon: string | undefined;
}

/** Applies the promo code to a calculated premium. */
export async function calculatedPrice(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  { productCode, premium, minimumPremium = 0, coupon, orderId, owner, guesses }: PriceRequest,
): Promise<CalculatedPrice> {
  const priceDiram = toDiram(premium);
  const plain = { priceDiram, discountDiram: 0, amountDiram: priceDiram, couponCode: null };
  if (coupon === undefined) return { ...plain, couponViolation: undefined };
  if (guesses && guesses.secondsToWait("coupon") > 0) {
    return { ...plain, couponViolation: "couponTriesExceeded" };
  }
  const price = await priceWithCoupon(db, coupon, {
    productCode,
    priceDiram,
    minimumDiram: toDiram(minimumPremium),
    day: getToday(service),
    now: service.now(),
    orderId,
    owner,
  });
  if (!price.ok) {
    guesses?.wrong("coupon");
    return { ...plain, couponViolation: price.reason };
  }
  const { discountDiram, amountDiram, code } = price;
  return { priceDiram, discountDiram, amountDiram, couponCode: code, couponViolation: undefined };
}

/**
 * Permits saving an order at this price. Throws 422 for an ineffective promo code if the buyer saw a price with it, and
 * 409 if the buyer saw another price. If no price was seen, the order is saved at the full price (SPEC-61).
 */
export function agreePrice(price: CalculatedPrice, seen: number | undefined): void {
  if (seen === undefined) return;
  if (Number.isFinite(seen) && toDiram(seen) === price.amountDiram) return;
  if (price.couponViolation) throw invalidFields({ coupon: [price.couponViolation] });
  throw priceChanged(price.amountDiram);
}

/** 409 with today's price. */
export function priceChanged(amountDiram: number): FailureError {
  const sumPrem = fromDiram(amountDiram);
  return new FailureError(409, "priceChanged", { values: { sum: sumPrem }, data: { sumPrem } });
}

/** Price columns of an order. */
export function priceColumns(price: CalculatedPrice) {
  const { priceDiram, discountDiram, amountDiram, couponCode } = price;
  return { priceDiram, discountDiram, amountDiram, couponCode };
}

/** A discount in TJS. */
export const getDiscount = (price: CalculatedPrice) => fromDiram(price.discountDiram);

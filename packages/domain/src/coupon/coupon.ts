import { compareDates } from "../dates/iso-date.ts";
import { fromDiram, toDiram } from "../money/money.ts";
import { latinCapitals } from "../text/clean-text.ts";

const CODE_MAX_LENGTH = 64;

/** Time after which a visitor who entered many wrong promo codes may enter another one. */
export const COUPON_RETRY_MINUTES = 10;

/**
 * A promo code in stored form, from any typed text: Latin capitals instead of Cyrillic look-alikes, and no spaces, full
 * stops or invisible characters. A text that is too long remains too long, so that it equals no code.
 */
export function toCouponCode(typed: string): string {
  return latinCapitals(typed)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\s.\p{C}\p{M}]/gu, "")
    .slice(0, CODE_MAX_LENGTH + 1);
}

/** A promo code and its conditions; an absent condition does not limit. S0 §7. */
export type Coupon = {
  code: string;
  /** `percent` of the price, or a `fixed` amount in somoni. */
  kind: "percent" | "fixed";
  value: number;
  /** Codes of its products, matched exactly. */
  productCodes?: readonly string[] | undefined;
  /** First and last ISO day on which it may be used. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  useLimit?: number | undefined;
  usedCount?: number | undefined;
};

/** Why a coupon is refused. */
export type CouponRefusal = "notStarted" | "expired" | "usedUp" | "otherProduct" | "noDiscount";

/** Discount and the price after it, in somoni, or the reason why there is none. */
export type CouponResponse =
  | { ok: true; valueAmount: number; sumPrem: number }
  | { ok: false; reason: CouponRefusal };

/** Applies a coupon to a price in somoni; a discount is never larger than the price. S0 §7. */
export function getDiscount(
  coupon: Coupon,
  { productCode, price, day }: { productCode: string; price: number; day: string },
): CouponResponse {
  const reason = getRefusal(coupon, productCode, day);
  if (reason) return { ok: false, reason };
  const priceDiram = toDiram(price);
  const fullDiram =
    coupon.kind === "percent"
      ? Math.round((priceDiram * coupon.value) / 100)
      : toDiram(coupon.value);
  const discountDiram = Math.min(fullDiram, priceDiram);
  if (discountDiram <= 0) return { ok: false, reason: "noDiscount" };
  return {
    ok: true,
    valueAmount: fromDiram(discountDiram),
    sumPrem: fromDiram(priceDiram - discountDiram),
  };
}

function getRefusal(coupon: Coupon, productCode: string, day: string): CouponRefusal | undefined {
  const { startDate, endDate, useLimit, usedCount = 0, productCodes } = coupon;
  if (startDate !== undefined && compareDates(day, startDate) < 0) return "notStarted";
  if (endDate !== undefined && compareDates(day, endDate) > 0) return "expired";
  if (useLimit !== undefined && usedCount >= useLimit) return "usedUp";
  if (productCodes !== undefined && !productCodes.includes(productCode)) return "otherProduct";
  return undefined;
}

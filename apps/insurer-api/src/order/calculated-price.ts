import { fromDiram, toDiram } from "@sughurta/domain";
import { priceWithCoupon } from "#src/coupon/coupon-price.ts";
import type { Database } from "#src/database/sql.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { priceChanged } from "#src/payment/requote.ts";
import { type Service, todayOf } from "#src/service.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";

/** A calculated price in diram; a promo code that gives nothing says why and changes nothing. */
export interface CalculatedPrice {
  readonly priceDiram: number;
  readonly discountDiram: number;
  readonly amountDiram: number;
  readonly couponCode: string | null;
  readonly couponFault: FailureCode | undefined;
}

/** The price of what cannot be sold. */
export const NO_PRICE: CalculatedPrice = {
  priceDiram: 0,
  discountDiram: 0,
  amountDiram: 0,
  couponCode: null,
  couponFault: undefined,
};

/** What a price is made of. */
export interface PriceWish {
  readonly productCode: string;
  /** Premium before a promo code, TJS. */
  readonly premium: number;
  readonly coupon: string | undefined;
  /** The order whose own hold on the code does not count. */
  readonly orderId?: string;
}

/** Takes the promo code off a calculated premium. */
export async function calculatedPrice(
  service: Service,
  db: Database,
  { productCode, premium, coupon, orderId }: PriceWish,
): Promise<CalculatedPrice> {
  const priceDiram = toDiram(premium);
  const plain = { priceDiram, discountDiram: 0, amountDiram: priceDiram, couponCode: null };
  if (coupon === undefined) return { ...plain, couponFault: undefined };
  const price = await priceWithCoupon(db, coupon, {
    productCode,
    priceDiram,
    day: todayOf(service),
    now: service.now(),
    ...(orderId === undefined ? {} : { orderId }),
  });
  if (!price.ok) return { ...plain, couponFault: price.reason };
  const { discountDiram, amountDiram, code } = price;
  return { priceDiram, discountDiram, amountDiram, couponCode: code, couponFault: undefined };
}

/** Lets an order be saved at this price: 422 for its promo code, 409 when the buyer saw another price. */
export function agreePrice(price: CalculatedPrice, seen: number | undefined): void {
  if (price.couponFault) throw invalidFields({ coupon: [price.couponFault] });
  const same = seen === undefined || (Number.isFinite(seen) && toDiram(seen) === price.amountDiram);
  if (!same) throw priceChanged(price.amountDiram);
}

/** Price columns of an order. */
export function priceColumns(price: CalculatedPrice) {
  const { priceDiram, discountDiram, amountDiram, couponCode } = price;
  return { priceDiram, discountDiram, amountDiram, couponCode };
}

/** A discount in TJS. */
export const discountOf = (price: CalculatedPrice) => fromDiram(price.discountDiram);

import type { CheckedBodyOf } from "@sughurta/contracts/core";
import { checkCoupon } from "@sughurta/contracts/coupon";
import { fromDiram } from "@sughurta/domain";
import { productOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { couponGuess } from "#src/products/coupon/coupon-price.ts";
import { calculatedPrice, getDiscount } from "#src/products/line/calculated-price.ts";
import { calculatedProducts } from "./product-lines.ts";

/** An arbitrary price, TJS, to check a code before its discount can be computed. */
const SOME_PRICE = 1_000;

/** The price before a promo code, TJS; unknown before a calculation. */
interface PriceBefore {
  readonly productCode: string;
  readonly premium: number | undefined;
  readonly minimumPremium?: number | undefined;
}

/**
 * Prices to which a code may apply: several if the catalogue lists programmes as one product. Throws 422 if nothing is
 * on sale.
 */
async function pricesBefore(
  db: Database,
  day: string,
  { productCode, sumPrem }: CheckedBodyOf<typeof checkCoupon>,
): Promise<readonly PriceBefore[]> {
  const calculated = calculatedProducts(productCode);
  const [first] = calculated;
  const listedAs = first?.catalogueCode ?? productCode;
  const listed = await productOn(db, listedAs, day);
  const notSold = invalidFields({ couponCode: ["couponOtherProduct"] });
  if (!first) {
    if (!listed?.onSale || listed.priceDiram === 0) throw notSold;
    return [{ productCode, premium: fromDiram(listed.priceDiram) }];
  }
  if (first.catalogueCode !== undefined && listed?.onSale === false) throw notSold;
  const isPrice = sumPrem !== undefined && Number.isFinite(sumPrem) && sumPrem > 0;
  return Promise.all(
    calculated.map(async ({ code, minimumPremium }) => ({
      productCode: code,
      premium: isPrice ? sumPrem : undefined,
      minimumPremium: await minimumPremium?.(db, day),
    })),
  );
}

/** Promo codes (S0 §7): the result always matches the product's calculation (SPEC-61). */
export function couponRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [
    route(
      checkCoupon,
      async ({ db, body, guesses, owner }) => {
        assertAllowed(guesses, "coupon");
        const coupon = body.couponCode;
        const known = await pricesBefore(db, getToday(service), body);
        const prices = await Promise.all(
          known.map(async ({ productCode, premium = SOME_PRICE, minimumPremium }) =>
            calculatedPrice(service, db, { productCode, premium, minimumPremium, coupon, owner }),
          ),
        );
        const taken = prices.find(({ couponViolation }) => couponViolation === undefined);
        if (!taken) {
          guesses.wrong("coupon");
          const [refusal] = prices.flatMap(({ couponViolation }) => couponViolation ?? []);
          throw invalidFields({ couponCode: [refusal ?? "couponUnknown"] });
        }
        const isPriced = known.every(({ premium }) => premium !== undefined);
        return respond(
          200,
          isPriced
            ? { valueAmount: getDiscount(taken), sumPrem: fromDiram(taken.amountDiram) }
            : {},
        );
      },
      { guesses: ({ body }) => [couponGuess(body.couponCode)] },
    ),
  ];
}

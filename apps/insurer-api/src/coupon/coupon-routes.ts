import { type CheckedBodyOf, checkCoupon } from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { calculatedPrice, discountOf } from "#src/order/calculated-price.ts";
import { calculatedProduct } from "#src/order/calculated-products.ts";
import type { Service } from "#src/service.ts";
import { couponGuess } from "./coupon-price.ts";

/** Any price, TJS: tells whether a code is taken where its discount cannot be told yet. */
const SOME_PRICE = 1_000;

/** Price before the code, TJS; `undefined` while nothing was calculated. Throws 422 where nothing is sold. */
async function priceBefore(
  db: Database,
  { productCode, sumPrem }: CheckedBodyOf<typeof checkCoupon>,
): Promise<number | undefined> {
  if (calculatedProduct(productCode)) {
    return sumPrem !== undefined && Number.isFinite(sumPrem) && sumPrem > 0 ? sumPrem : undefined;
  }
  const [sold] = await db.select().from(product).where(eq(product.code, productCode));
  if (!sold?.onSale || sold.priceDiram === 0) {
    throw invalidFields({ couponCode: ["couponOtherProduct"] });
  }
  return fromDiram(sold.priceDiram);
}

/** Promo codes (S0 §7): what is said here is what the calculation of the product says (decision 61). */
export function couponRoutes(service: Service): Route[] {
  return [
    route(
      checkCoupon,
      async ({ db, body, guesses }) => {
        letGuess(guesses, "coupon");
        const { productCode, couponCode: coupon } = body;
        const premium = await priceBefore(db, body);
        const price = await calculatedPrice(service, db, {
          productCode,
          premium: premium ?? SOME_PRICE,
          minimumPremium: calculatedProduct(productCode)?.minimumPremium,
          coupon,
          guesses,
        });
        if (price.couponViolation) throw invalidFields({ couponCode: [price.couponViolation] });
        return premium === undefined
          ? answer(200, { valueAmount: 0, sumPrem: 0 })
          : answer(200, { valueAmount: discountOf(price), sumPrem: fromDiram(price.amountDiram) });
      },
      { guesses: ({ body }) => [couponGuess(body.couponCode)] },
    ),
  ];
}

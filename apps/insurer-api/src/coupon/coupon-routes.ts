import { checkCoupon } from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { product } from "#src/database/schema/sales.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";
import { priceWithCoupon } from "./coupon-price.ts";

const COUPON_RULE = { max: 20, windowSeconds: 60 };

/** Promo codes (S0 §7). */
export function couponRoutes(service: Service): Route[] {
  return [
    route(
      checkCoupon,
      async ({ db, body }) => {
        const [sold] = await db.select().from(product).where(eq(product.code, body.productCode));
        if (!sold || sold.priceDiram === 0)
          throw invalidFields({ couponCode: ["couponOtherProduct"] });
        const price = await priceWithCoupon(db, body.couponCode, {
          productCode: sold.code,
          priceDiram: sold.priceDiram,
          day: todayOf(service),
          now: service.now(),
        });
        if (!price.ok) throw invalidFields({ couponCode: [price.reason] });
        return answer(200, {
          valueAmount: fromDiram(price.discountDiram),
          sumPrem: fromDiram(price.amountDiram),
        });
      },
      { limit: COUPON_RULE },
    ),
  ];
}

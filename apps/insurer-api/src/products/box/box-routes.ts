import { calculateBox } from "@sughurta/contracts/box";
import { fromDiram } from "@sughurta/domain";
import { withPreview } from "#src/content/preview/preview-routes.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { couponGuesses } from "#src/products/coupon/coupon-price.ts";
import { getDiscount } from "#src/products/line/calculated-price.ts";
import { boxLine } from "./box-line.ts";

/** Boxed products: price (S0 §7). */
export function boxRoutes(service: Pick<Platform, "config" | "db" | "now">): Route[] {
  return [
    withPreview(
      service,
      route(
        calculateBox,
        async ({ db, body, language, guesses, owner }) => {
          const { product, price } = await boxLine.quote(service, db, body, { guesses, owner });
          const { couponViolation } = price;
          return respond(200, {
            sumPrem: fromDiram(price.amountDiram),
            sumPremOrig: fromDiram(price.priceDiram),
            valueAmount: getDiscount(price),
            prepaid: fromDiram(product.sumAssuredDiram),
            activeMonths: product.activeMonths,
            couponErr: couponViolation ? failureText(language, couponViolation, {}) : "",
          });
        },
        { guesses: couponGuesses },
      ),
    ),
  ];
}

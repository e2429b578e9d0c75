import { calculateBox, saveBox } from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { answer, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { discountOf } from "#src/order/calculated-price.ts";
import { saveOrder } from "#src/order/save-order.ts";
import type { Service } from "#src/service.ts";
import { failureText } from "#src/texts/failure-texts.ts";
import { boxLine } from "./box-line.ts";

/** Boxed products: price and order (S0 §7). */
export function boxRoutes(service: Service): Route[] {
  return [
    route(
      calculateBox,
      async ({ db, body, language, guesses }) => {
        const { product, price } = await boxLine.quote(service, db, body, { guesses });
        const { couponViolation } = price;
        return answer(200, {
          sumPrem: fromDiram(price.amountDiram),
          sumPremOrig: fromDiram(price.priceDiram),
          valueAmount: discountOf(price),
          prepaid: fromDiram(product.sumAssuredDiram),
          activeMonths: product.activeMonths,
          couponErr: couponViolation ? failureText(language, couponViolation, {}) : "",
        });
      },
      { guesses: couponGuesses },
    ),
    route(
      saveBox,
      async (call) => answer(201, await saveOrder(service, boxLine, call, call.body)),
      { ...NEW_ORDER, guesses: couponGuesses },
    ),
  ];
}

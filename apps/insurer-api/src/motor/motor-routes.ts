import {
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  saveCar,
  saveFullCasco,
  saveLiability,
} from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import type { MotorVariant } from "@sughurta/domain/motor";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { FailureError, refuseViolations } from "#src/http/failure-error.ts";
import { answer, type Call, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { saveOrder } from "#src/order/save-order.ts";
import { type Service, todayOf } from "#src/service.ts";
import { failureText } from "#src/texts/failure-texts.ts";
import { carDirectoryRoutes } from "./directory/car-directory-routes.ts";
import { motorLine } from "./motor-line.ts";
import { motorViolations } from "./motor-rules.ts";
import { instalmentFields } from "./price/instalments.ts";

/** Full casco is sold where the deployer says so (decision 57). */
function checkOnSale(service: Service, variant: MotorVariant): void {
  if (variant === "v3" && !service.config.fullCasco)
    throw new FailureError(409, "productNotOnSale");
}

/** Price of a motor policy; a promo code that gives nothing says why beside the full price. */
async function calculate(
  service: Service,
  variant: MotorVariant,
  { db, body, language, guesses }: Call<typeof calculateCar>,
) {
  checkOnSale(service, variant);
  const today = todayOf(service);
  const request = { ...body, variant };
  refuseViolations(motorViolations(request, today));
  const quote = await motorLine.quote(service, db, request, { guesses });
  const { productCode, premiums, offered, price } = quote;
  const { couponViolation } = price;
  return answer(200, {
    sumPrem: fromDiram(price.amountDiram),
    sumPremOrig: fromDiram(price.priceDiram),
    ...premiums,
    ...(offered ? { offeredPremiums: offered } : {}),
    ...instalmentFields(productCode, request, price.amountDiram, today),
    couponErr: couponViolation ? failureText(language, couponViolation, {}) : "",
  });
}

async function save(service: Service, variant: MotorVariant, call: Call<typeof saveCar>) {
  checkOnSale(service, variant);
  return answer(201, await saveOrder(service, motorLine, call, { ...call.body, variant }));
}

/** Motor insurance: directory, price and order of each variant (S2 §7, decision 57). */
export function motorRoutes(service: Service): Route[] {
  const options = { guesses: couponGuesses };
  return [
    ...carDirectoryRoutes(service),
    route(calculateCar, (call) => calculate(service, "v2", call), options),
    route(calculateFullCasco, (call) => calculate(service, "v3", call), options),
    route(calculateLiability, (call) => calculate(service, "mci", call), options),
    route(saveCar, (call) => save(service, "v2", call), { ...NEW_ORDER, ...options }),
    route(saveFullCasco, (call) => save(service, "v3", call), { ...NEW_ORDER, ...options }),
    route(saveLiability, (call) => save(service, "mci", call), { ...NEW_ORDER, ...options }),
  ];
}

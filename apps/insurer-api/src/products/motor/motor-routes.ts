import { calculateCar, calculateFullCasco, calculateLiability } from "@sughurta/contracts/motor";
import { fromDiram } from "@sughurta/domain";
import type { MotorVariant } from "@sughurta/domain/motor";
import { FailureError, refuseViolations } from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { type Call, type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { couponGuesses } from "#src/products/coupon/coupon-price.ts";
import { carDirectoryRoutes } from "#src/products/motor/directory/car-directory-routes.ts";
import { instalmentFields } from "#src/products/motor/price/instalments.ts";
import { motorLine } from "./motor-line.ts";
import { motorViolations } from "./motor-rules.ts";

/** Price of a motor policy; an ineffective promo code returns the reason together with the full price. */
async function calculate(
  service: Pick<Platform, "config" | "now">,
  variant: MotorVariant,
  { db, body, language, guesses, owner }: Call<typeof calculateCar>,
) {
  checkOnSale(service, variant);
  const today = getToday(service);
  const request = { ...body, variant };
  refuseViolations(motorViolations(request, today));
  const quote = await motorLine.quote(service, db, request, { guesses, owner });
  const { productCode, premiums, offered, compensations, price, sumAssuredDiram } = quote;
  const { programTotals, tariffVersion } = quote;
  const { couponViolation } = price;
  return respond(200, {
    sumPrem: fromDiram(price.amountDiram),
    sumPremOrig: fromDiram(price.priceDiram),
    sumAssured: fromDiram(sumAssuredDiram),
    tariffVersion,
    ...premiums,
    ...(offered ? { offeredPremiums: offered } : {}),
    ...(programTotals ? { programTotals: [...programTotals] } : {}),
    ...(compensations ? { compensationPrems: [...compensations] } : {}),
    ...instalmentFields(productCode, request, price.amountDiram, today),
    couponErr: couponViolation ? failureText(language, couponViolation, {}) : "",
  });
}

/** Motor insurance: directory and price of each variant (S2 §7, SPEC-57). */
export function motorRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const options = { guesses: couponGuesses };
  return [
    ...carDirectoryRoutes(service),
    route(calculateCar, (call) => calculate(service, "v2", call), options),
    route(calculateFullCasco, (call) => calculate(service, "v3", call), options),
    route(calculateLiability, (call) => calculate(service, "mci", call), options),
  ];
}

/** Checks that a variant is sold: full casco only if the deployer enables it (SPEC-57). */
export function checkOnSale(service: Pick<Platform, "config">, variant: MotorVariant): void {
  if (variant === "v3" && !service.config.fullCasco)
    throw new FailureError(409, "productNotOnSale");
}

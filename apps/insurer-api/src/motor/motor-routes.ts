import { randomUUID } from "node:crypto";
import {
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  saveCar,
  saveFullCasco,
  saveLiability,
} from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError, invalidFields } from "#src/http/failure-error.ts";
import type { GuessLedger } from "#src/http/guesses.ts";
import { answer, type Call, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { agreePrice, priceColumns } from "#src/order/calculated-price.ts";
import { type Service, todayOf } from "#src/service.ts";
import { failureText } from "#src/texts/failure-texts.ts";
import { carDirectoryRoutes } from "./directory/car-directory-routes.ts";
import { motorOrderColumns } from "./motor-order-columns.ts";
import { motorOrderFaults } from "./motor-order-rules.ts";
import { instalmentFields } from "./motor-price.ts";
import { motorQuote } from "./motor-quote.ts";
import { type FieldCodes, type MotorRequest, programOf } from "./motor-request.ts";
import { motorFaults } from "./motor-rules.ts";
import type { MotorVariant } from "./tariff.ts";

function refuse(faults: FieldCodes): void {
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Full casco is sold where the deployer says so (decision 57). */
function checkOnSale(service: Service, variant: MotorVariant): void {
  if (variant === "v3" && !service.config.fullCasco)
    throw new FailureError(409, "productNotOnSale");
}

async function quoted(
  service: Service,
  db: Database,
  variant: MotorVariant,
  request: MotorRequest,
  guesses: GuessLedger,
) {
  const program = programOf(variant, request.program);
  const quote = program && (await motorQuote(service, db, program, request, { guesses }));
  if (!quote) throw invalidFields({ program: ["productNotOnSale"] });
  return { program, ...quote };
}

/** Price of a motor policy; a promo code that gives nothing says why beside the full price. */
async function calculate(
  service: Service,
  variant: MotorVariant,
  { db, body: request, language, guesses }: Call<typeof calculateCar>,
) {
  checkOnSale(service, variant);
  const today = todayOf(service);
  refuse(motorFaults(variant, request, today));
  const { program, premiums, price } = await quoted(service, db, variant, request, guesses);
  const { couponFault } = price;
  return answer(200, {
    sumPrem: fromDiram(price.amountDiram),
    sumPremOrig: fromDiram(price.priceDiram),
    ...premiums,
    ...instalmentFields(program, request, price.amountDiram, today),
    couponErr: couponFault ? failureText(language, couponFault, {}) : "",
  });
}

async function save(
  service: Service,
  variant: MotorVariant,
  { db, body: form, owner, language, guesses }: Call<typeof saveCar>,
) {
  checkOnSale(service, variant);
  const today = todayOf(service);
  refuse(motorOrderFaults(variant, form, today));
  const { program, price, sumAssuredDiram } = await quoted(service, db, variant, form, guesses);
  agreePrice(price, form.sumPrem);
  const id = randomUUID();
  const now = service.now();
  await db.insert(order).values({
    id,
    owner,
    policyType: "car",
    productCode: program,
    language,
    ...priceColumns(price),
    sumAssuredDiram,
    ...motorOrderColumns(variant, form),
    quotedOn: today,
    createdAt: now,
    updatedAt: now,
  });
  return answer(201, { id, sumPrem: fromDiram(price.amountDiram) });
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

import { randomUUID } from "node:crypto";
import {
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  saveCar,
  saveFullCasco,
  saveLiability,
} from "@sughurta/contracts";
import { fromDiram, type Language } from "@sughurta/domain";
import { order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { FailureError, invalidFields } from "#src/http/failure-error.ts";
import { answer, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { agreePrice, priceColumns } from "#src/order/calculated-price.ts";
import { type Service, todayOf } from "#src/service.ts";
import { failureText } from "#src/texts/failure-texts.ts";
import { carDirectoryRoutes } from "./directory/car-directory-routes.ts";
import { motorOrderColumns } from "./motor-order-columns.ts";
import { motorOrderFaults } from "./motor-order-rules.ts";
import { instalmentFields } from "./motor-price.ts";
import { motorQuote } from "./motor-quote.ts";
import { type FieldCodes, type MotorOrder, type MotorRequest, programOf } from "./motor-request.ts";
import { motorFaults } from "./motor-rules.ts";
import type { MotorVariant } from "./tariff.ts";

interface Buyer {
  readonly owner: string;
  readonly language: Language;
}

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
) {
  const program = programOf(variant, request.program);
  const quote = program && (await motorQuote(service, db, program, request));
  if (!quote) throw invalidFields({ program: ["productNotOnSale"] });
  return { program, ...quote };
}

/** Price of a motor policy; a promo code that gives nothing says why beside the full price. */
async function calculate(
  service: Service,
  db: Database,
  variant: MotorVariant,
  request: MotorRequest,
  language: Language,
) {
  checkOnSale(service, variant);
  const today = todayOf(service);
  refuse(motorFaults(variant, request, today));
  const { program, premiums, price } = await quoted(service, db, variant, request);
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
  db: Database,
  variant: MotorVariant,
  form: MotorOrder,
  { owner, language }: Buyer,
) {
  checkOnSale(service, variant);
  const today = todayOf(service);
  refuse(motorOrderFaults(variant, form, today));
  const { program, price, sumAssuredDiram } = await quoted(service, db, variant, form);
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
  return [
    ...carDirectoryRoutes(service),
    route(calculateCar, ({ db, body, language }) => calculate(service, db, "v2", body, language)),
    route(calculateFullCasco, ({ db, body, language }) =>
      calculate(service, db, "v3", body, language),
    ),
    route(calculateLiability, ({ db, body, language }) =>
      calculate(service, db, "mci", body, language),
    ),
    route(saveCar, ({ db, body, ...buyer }) => save(service, db, "v2", body, buyer), NEW_ORDER),
    route(
      saveFullCasco,
      ({ db, body, ...buyer }) => save(service, db, "v3", body, buyer),
      NEW_ORDER,
    ),
    route(
      saveLiability,
      ({ db, body, ...buyer }) => save(service, db, "mci", body, buyer),
      NEW_ORDER,
    ),
  ];
}

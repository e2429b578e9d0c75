import { motorDraft } from "@sughurta/contracts/draft-names";
import { isMotorProgram, productOfProgram } from "@sughurta/domain/motor";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import type { ProductLine } from "#src/products/line/product-line.ts";
import { motorTermLines } from "./document/cover-words.ts";
import { getMotorCover, insuredVehicle } from "./document/motor-cover.ts";
import { correctMotorOrder, motorCorrectable, motorPriceAsSold } from "./motor-corrections.ts";
import { motorOrderColumns, toMotorForm } from "./motor-order-columns.ts";
import { liabilityBeginViolations, motorOrderViolations } from "./motor-order-rules.ts";
import { calculatedMotorProducts } from "./motor-products.ts";
import { type MotorQuote, motorQuote } from "./motor-quote.ts";
import type { MotorForm, MotorRequest } from "./motor-request.ts";
import { isInInstalments } from "./price/instalments.ts";

/** Motor insurance: the variant is a part of its form. */
export const motorLine: ProductLine<MotorForm<MotorRequest>, MotorForm, MotorQuote> = {
  policyType: "car",
  calculatedProducts: calculatedMotorProducts,
  violations: motorOrderViolations,
  storedViolations: (service, db, form) => liabilityBeginViolations(db, form, getToday(service)),
  async quote(service, db, request, context) {
    const quote = await motorQuote(service, db, request, context);
    if (!quote) throw invalidFields({ program: ["productNotOnSale"] });
    return quote;
  },
  columns: motorOrderColumns,
  /** Rejects an order whose first day has already begun. */
  async requote(service, tx, { id: orderId, owner, details, couponCode }, today) {
    const form = { ...toMotorForm(details), coupon: couponCode ?? undefined };
    if (Object.keys(motorOrderViolations(form, today)).length > 0) return undefined;
    const quote = await motorQuote(service, tx, form, { orderId, owner });
    const { beginDate: startDate, endDate } = form;
    return quote && { ...quote, startDate, endDate };
  },
  isInInstalments: ({ details, productCode }) =>
    isMotorProgram(productCode) && isInInstalments(productCode, toMotorForm(details)),
  cover: ({ startDate, endDate }) => ({ startDate, endDate }),
  draftKind: ({ productCode }) => motorDraft(productOfProgram(productCode)),
  lifeAssured: ({ holder }) => [toFullName(holder)],
  insuredThing: (details) => ({ kind: "car", text: insuredVehicle(toMotorForm(details)) }),
  // Compulsory liability pays up to its sum for every accident (SPEC-79).
  insuredSum: ({ productCode, sumAssuredDiram }) => ({
    diram: sumAssuredDiram,
    per: productCode === "MCI_P1" ? "event" : "policy",
  }),
  getForm: ({ details }) => ({ policyType: "car", order: toMotorForm(details) }),
  termLines: ({ details, policy }, { language }) =>
    details
      ? motorTermLines({ policy, cover: getMotorCover(details, policy), language })
      : { cover: [], conditions: [] },
  document: ({ details, policy }) =>
    details ? { kind: "motor", motor: getMotorCover(details, policy) } : undefined,
  correctable: motorCorrectable,
  correct: correctMotorOrder,
  priceAsSold: motorPriceAsSold,
};

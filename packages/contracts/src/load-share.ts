import { calculateBox } from "./box/box.ts";
import { requestCallback } from "./content/calls.ts";
import { siteLogin } from "./content/site-access.ts";
import type { ContractShape } from "./core/contract.ts";
import { checkCoupon } from "./coupon/coupon.ts";
import { countSteps } from "./funnel/funnel.ts";
import { calculateCar, calculateFullCasco, calculateLiability } from "./motor/motor.ts";
import { partnerDirectory } from "./partner/partner-directory.ts";
import {
  createPayment,
  latestPayment,
  payment,
  paymentCallback,
  paymentOutcome,
  restToPay,
} from "./payment/payment.ts";
import { uploadReceipt } from "./payment/receipt.ts";
import { logIn, refreshTokens } from "./session/session.ts";
import { checkVisitor, renewVisitorSession } from "./session/visitor.ts";
import { calculateTravel } from "./travel/travel-quote.ts";
import { readTravellers } from "./travel/travellers.ts";
import { tripPrice } from "./travel/trip-price.ts";

const getNames = (contracts: readonly ContractShape[]) =>
  new Set(contracts.map(({ name }) => name));

/** Refused first: they can be requested again, and nothing is lost. */
const QUOTES = getNames([
  calculateBox,
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  calculateTravel,
  checkCoupon,
  countSteps,
  readTravellers,
  tripPrice,
]);

/** Never refused: money may have moved, a person asks for help, or the storefront needs them to serve any buyer. */
const ALWAYS_ADMITTED = getNames([
  createPayment,
  latestPayment,
  payment,
  paymentCallback,
  paymentOutcome,
  restToPay,
  uploadReceipt,
  requestCallback,
  checkVisitor,
  logIn,
  partnerDirectory,
  refreshTokens,
  renewVisitorSession,
  siteLogin,
]);

/** Leaves room for orders. */
const QUOTE_SHARE = 0.5;

/**
 * Share of the concurrent requests of a service that may be running when a call is admitted, so that under overload
 * quotes are refused before orders, and payments never.
 */
export function getLoadShare({ name }: ContractShape): number {
  if (ALWAYS_ADMITTED.has(name)) return Number.POSITIVE_INFINITY;
  return QUOTES.has(name) ? QUOTE_SHARE : 1;
}

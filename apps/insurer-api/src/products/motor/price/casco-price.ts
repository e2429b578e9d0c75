import { roundMoney } from "@sughurta/domain";
import {
  carAge,
  isFixedProgram,
  isNewDriver,
  type MotorOption,
  type MotorProgram,
  type MotorSumOption,
  offersOption,
} from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import {
  CAR_AGE_FACTORS,
  CASCO_RATES,
  COMPENSATION_FACTORS,
  LIABILITY_PRICES,
  MINIMUM_PREMIUMS,
  MULTI_DRIVE_FACTOR,
  NEW_DRIVERS_FACTORS,
  NON_RESIDENT_FACTOR,
  OLD_FOR_NEW_SHARE,
  OPTION_PRICES,
  SUM_OPTION_SHARES,
} from "./tariff.ts";

/** Every premium of a motor policy in TJS before a promo code (S2 §3). */
export interface MotorPremiums {
  readonly accidentDriverPrem: number;
  readonly accident3tpPrem: number;
  readonly oldNewPrem: number;
  readonly damageCarWashPrem: number;
  readonly noTraficPoliceSumPrem: number;
  readonly totalLossPrem: number;
  readonly partialDamagePrem: number;
  readonly theftPrem: number;
  readonly crSumPrem: number;
  readonly incidentPrem: number;
  readonly greenCardUzbPrem: number;
  readonly greenCardKazPrem: number;
  readonly greenCardKgzPrem: number;
}

/** A motor price before a promo code: the programme, and the parts that have names. */
export interface MotorPrice {
  readonly total: number;
  readonly premiums: MotorPremiums;
}

/** The factor of a list at a place; beyond its end the last one. */
const factorAt = (factors: readonly number[], place: number) =>
  factors[Math.min(place, factors.length - 1)] ?? 1;

function driversFactor(request: MotorRequest, today: string): number {
  if (request.multiDriveOption) return MULTI_DRIVE_FACTOR;
  const newDrivers = (request.drivers ?? []).filter(({ driverBd, docIssueDate }) =>
    isNewDriver(
      { birthDate: driverBd ?? undefined, licenceDate: docIssueDate ?? undefined },
      today,
    ),
  );
  return factorAt(NEW_DRIVERS_FACTORS, newDrivers.length);
}

/** Price of the programme alone; `fixedPrice` is the product's where a programme has one. */
function programPrice(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
  fixedPrice: number,
): number {
  if (isFixedProgram(program)) return fixedPrice;
  if (program === "MCI_P1") {
    const price = factorAt(LIABILITY_PRICES, request.vehicleType ?? 0);
    return price * (request.residentType === "nonresident" ? NON_RESIDENT_FACTOR : 1);
  }
  const age = carAge(request.carIssueYear, today);
  const price =
    (request.policeSumInsured ?? 0) *
    CASCO_RATES[program] *
    (CAR_AGE_FACTORS.find(({ toAge }) => age <= toAge)?.factor ?? 1) *
    driversFactor(request, today) *
    factorAt(COMPENSATION_FACTORS, request.compensation ?? 0);
  return Math.max(price, MINIMUM_PREMIUMS[program]);
}

/** Parts of the programme's price by the field that shows them. */
function programParts(program: MotorProgram, price: number) {
  if (program !== "ECI_FULL") {
    return {
      totalLossPrem: program === "ECI_P1" ? price : 0,
      partialDamagePrem: program === "ECI_P2" ? price : 0,
      theftPrem: program === "ECI_P3" ? price : 0,
    };
  }
  const rates = CASCO_RATES.ECI_P1 + CASCO_RATES.ECI_P2 + CASCO_RATES.ECI_P3;
  const totalLossPrem = roundMoney((price * CASCO_RATES.ECI_P1) / rates);
  const partialDamagePrem = roundMoney((price * CASCO_RATES.ECI_P2) / rates);
  return {
    totalLossPrem,
    partialDamagePrem,
    theftPrem: roundMoney(price - totalLossPrem - partialDamagePrem),
  };
}

/** Prices a request that passed `motorViolations`. */
export function motorPrice(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
  fixedPrice: number,
): MotorPrice {
  const price = roundMoney(programPrice(program, request, today, fixedPrice));
  const isSold = (option: MotorOption) => program !== "MCI_P1" && offersOption(program, option);
  const on = (name: keyof typeof OPTION_PRICES) =>
    isSold(name) && request[name] === 1 ? OPTION_PRICES[name] : 0;
  const sum = (name: MotorSumOption) =>
    isSold(name) ? roundMoney((request[name] ?? 0) * SUM_OPTION_SHARES[name]) : 0;
  const parts = programParts(program, price);
  const added = {
    accidentDriverPrem: on("accidentAnyOption"),
    accident3tpPrem: on("accident3tpOption"),
    oldNewPrem:
      isSold("oldNewOption") && request.oldNewOption === 1
        ? roundMoney(price * OLD_FOR_NEW_SHARE)
        : 0,
    damageCarWashPrem: sum("damageCarWashSumAssured"),
    noTraficPoliceSumPrem: sum("noTraficPoliceSumAssured"),
    crSumPrem: sum("crSumAssured"),
    incidentPrem: sum("incidentSumAssured"),
    greenCardUzbPrem: on("greenCardUzbOption"),
    greenCardKazPrem: on("greenCardKazOption"),
    greenCardKgzPrem: on("greenCardKgzOption"),
  };
  const total = Object.values(added).reduce((whole, premium) => whole + premium, price);
  return { total: roundMoney(total), premiums: { ...parts, ...added } };
}

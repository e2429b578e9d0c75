import { addMonths, fromDiram, roundMoney } from "@sughurta/domain";
import {
  carAge,
  isCascoProgram,
  isFixedProgram,
  isNewDriver,
  type MotorProgram,
} from "@sughurta/domain/motor";
import type { MotorRequest } from "./motor-request.ts";
import {
  CAR_AGE_FACTORS,
  CASCO_RATES,
  COMPENSATION_FACTORS,
  INSTALMENTS,
  LIABILITY_PRICES,
  MULTI_DRIVE_FACTOR,
  NEW_DRIVER_FACTOR,
  NON_RESIDENT_FACTOR,
  OLD_FOR_NEW_SHARE,
  OPTION_PRICES,
  SUM_OPTIONS,
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

function driversFactor(request: MotorRequest, today: string): number {
  if (request.multiDriveOption) return MULTI_DRIVE_FACTOR;
  const isNew = request.drivers?.some(({ driverBd, docIssueDate }) =>
    isNewDriver(
      { birthDate: driverBd ?? undefined, licenceDate: docIssueDate ?? undefined },
      today,
    ),
  );
  return isNew ? NEW_DRIVER_FACTOR : 1;
}

/** Price of the programme alone; `fixedPrice` is the product's where a programme has one. */
function programPrice(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
  fixedPrice: number,
): number {
  if (program === "MCI_P1") {
    const price = LIABILITY_PRICES[request.vehicleType ?? 0] ?? 0;
    return price * (request.residentType === "nonresident" ? NON_RESIDENT_FACTOR : 1);
  }
  if (isFixedProgram(program)) return fixedPrice;
  const age = carAge(request.carIssueYear, today);
  const ageFactor = CAR_AGE_FACTORS.find(({ toAge }) => age <= toAge)?.factor ?? 1;
  const compensation = COMPENSATION_FACTORS[request.compensation ?? 0] ?? 1;
  return (
    (request.policeSumInsured ?? 0) *
    CASCO_RATES[program] *
    ageFactor *
    driversFactor(request, today) *
    compensation
  );
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
  const options = program !== "MCI_P1";
  const on = (name: keyof typeof OPTION_PRICES) =>
    options && request[name] === 1 ? OPTION_PRICES[name] : 0;
  const sum = (name: keyof typeof SUM_OPTIONS) =>
    options ? roundMoney((request[name] ?? 0) * SUM_OPTIONS[name].share) : 0;
  const parts = programParts(program, price);
  const added = {
    accidentDriverPrem: on("accidentAnyOption"),
    accident3tpPrem: on("accident3tpOption"),
    oldNewPrem: options && request.oldNewOption === 1 ? roundMoney(price * OLD_FOR_NEW_SHARE) : 0,
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

/** One part of an instalment plan. */
export interface Instalment {
  readonly date: string;
  readonly percent: number;
  readonly amountDiram: number;
}

/** Splits a price into instalments; the first takes what rounding leaves over. */
export function instalmentsOf(amountDiram: number, today: string): Instalment[] {
  const parts = INSTALMENTS.map(({ percent, afterMonths }) => ({
    percent,
    date: addMonths(today, afterMonths),
    amountDiram: Math.floor((amountDiram * percent) / 100),
  }));
  const left = amountDiram - parts.reduce((sum, part) => sum + part.amountDiram, 0);
  return parts.map((part, index) =>
    index === 0 ? { ...part, amountDiram: part.amountDiram + left } : part,
  );
}

/** The plan as a quote shows it; only individual casco can be paid in parts. */
export function instalmentFields(
  program: MotorProgram,
  request: MotorRequest,
  amountDiram: number,
  today: string,
) {
  if (!isCascoProgram(program) || !request.calculateInstallments) return {};
  const plan = instalmentsOf(amountDiram, today);
  const sum = (index: number) => {
    const part = plan[index];
    return part && fromDiram(part.amountDiram);
  };
  return {
    installmentplan1sum: sum(0),
    installmentplan2sum: sum(1),
    installmentplan3sum: sum(2),
    installmentPlan: plan.map(({ date, percent }) => ({ date, percent })),
  };
}

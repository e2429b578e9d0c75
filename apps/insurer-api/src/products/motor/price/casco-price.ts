import { fromDiram, roundMoney, splitDiram, toDiram } from "@sughurta/domain";
import {
  type CascoProgram,
  COMPENSATIONS,
  carAge,
  type FixedProgram,
  isFixedProgram,
  isNewDriver,
  type MotorOption,
  type MotorSumOption,
  offersOption,
} from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import type { CascoFigures } from "./casco-tariff.ts";
import type { MotorPrice } from "./motor-price.ts";

/** A programme of own-damage cover: individual, full or ready-made casco. */
export type OwnDamageProgram = CascoProgram | FixedProgram;

/** Basis of casco prices: the figures of the tariff, and the product's price for a programme that has one. */
export interface CascoPricing {
  readonly figures: CascoFigures;
  /** The day for which ages and experience are counted. */
  readonly today: string;
  /** TJS. */
  readonly fixedPrice: number;
}

const PERCENT = 100;

function driversFactor(
  { newDriverFactors: { one, two, three }, anyDriverFactor }: CascoFigures,
  request: MotorRequest,
  today: string,
): number {
  if (request.multiDriveOption) return anyDriverFactor;
  const newDrivers = (request.drivers ?? []).filter(({ driverBd, docIssueDate }) =>
    isNewDriver(
      { birthDate: driverBd ?? undefined, licenceDate: docIssueDate ?? undefined },
      today,
    ),
  );
  return [1, one, two][newDrivers.length] ?? three;
}

/** Price of the programme without options. */
function programPrice(
  program: OwnDamageProgram,
  request: MotorRequest,
  { figures, today, fixedPrice }: CascoPricing,
): number {
  if (isFixedProgram(program)) return fixedPrice;
  const age = carAge(request.carIssueYear, today);
  const byAge = figures.carAges.find(({ toAge }) => age <= toAge)?.factor ?? figures.olderCarFactor;
  const compensation = COMPENSATIONS[request.compensation ?? 0] ?? COMPENSATIONS[0];
  const price =
    ((request.policeSumInsured ?? 0) *
      figures.programPercents[program] *
      byAge *
      driversFactor(figures, request, today) *
      figures.compensationFactors[compensation]) /
    PERCENT;
  return Math.max(price, figures.minimumPremiums[program]);
}

/** Parts of the programme's price by the field that contains them. */
function programParts(
  program: OwnDamageProgram,
  price: number,
  { ECI_P1, ECI_P2, ECI_P3 }: CascoFigures["programPercents"],
) {
  if (program !== "ECI_FULL") {
    return {
      totalLossPrem: program === "ECI_P1" ? price : 0,
      partialDamagePrem: program === "ECI_P2" ? price : 0,
      theftPrem: program === "ECI_P3" ? price : 0,
    };
  }
  const [totalLoss = 0, partialDamage = 0, theft = 0] = splitDiram(toDiram(price), [
    ECI_P1,
    ECI_P2,
    ECI_P3,
  ]);
  return {
    totalLossPrem: fromDiram(totalLoss),
    partialDamagePrem: fromDiram(partialDamage),
    theftPrem: fromDiram(theft),
  };
}

/** Prices a request for casco without violations (`motorViolations`). */
export function cascoPrice(
  program: OwnDamageProgram,
  request: MotorRequest,
  pricing: CascoPricing,
): MotorPrice {
  const { figures } = pricing;
  const price = roundMoney(programPrice(program, request, pricing));
  const isSold = (option: MotorOption) => offersOption(program, option);
  const on = (name: keyof CascoFigures["optionPrices"]) =>
    isSold(name) && request[name] === 1 ? figures.optionPrices[name] : 0;
  const sum = (name: MotorSumOption) =>
    isSold(name) ? roundMoney(((request[name] ?? 0) * figures.optionPercents[name]) / PERCENT) : 0;
  const parts = programParts(program, price, figures.programPercents);
  const added = {
    accidentDriverPrem: on("accidentAnyOption"),
    accident3tpPrem: on("accident3tpOption"),
    oldNewPrem:
      isSold("oldNewOption") && request.oldNewOption === 1
        ? roundMoney((price * figures.oldNewPercent) / PERCENT)
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

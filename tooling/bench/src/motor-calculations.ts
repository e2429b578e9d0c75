import { type BodyOf, toWire } from "@sughurta/contracts/core";
import { calculateCar, calculateLiability } from "@sughurta/contracts/motor";
import type { Calculation } from "./calculations.ts";

const FIRST_YEAR = 2004;
const YEARS = 11;
const SUM_STEP = 10_000;
const SUMS = 5;

type Request = BodyOf<typeof calculateCar>;

/** Payloads of which each differs from the one before. */
function payloads(next: (index: number) => Request): () => string {
  let made = 0;
  return () => {
    made += 1;
    return JSON.stringify(toWire(next(made)));
  };
}

const DRIVERS = ["1990-05-14", "1988-02-01", "2003-08-20"].map((driverBd) => ({
  driverLastname: "Саидова",
  driverFirstname: "Мадина",
  driverBd,
  docNumber: "AB123456",
  docIssueDate: "2022-04-01",
}));

const EVERYTHING: Partial<Request> = {
  drivers: DRIVERS,
  accidentAnyOption: 1,
  accident3tpOption: 1,
  oldNewOption: 1,
  damageCarWashSumAssured: 1_000,
  noTraficPoliceSumAssured: 1_000,
  crSumAssured: 250_000,
  incidentSumAssured: 50_000,
  greenCardUzbOption: 1,
  greenCardKazOption: 1,
  greenCardKgzOption: 1,
  calculateInstallments: true,
  coupon: "NAVRUZ10",
};

/** Prices of compulsory liability, and of casco with three drivers and every option. */
export const motorCalculations: readonly Calculation[] = [
  {
    name: "liability",
    path: calculateLiability.path,
    through: "insurer-api",
    nextBody: payloads((index) => ({
      ...calculateLiability.examples.body,
      carModel: "Transporter T5",
      carMark: "Volkswagen",
      carIssueYear: FIRST_YEAR + (index % YEARS),
    })),
  },
  {
    name: "casco, with everything",
    path: calculateCar.path,
    through: "insurer-api",
    nextBody: payloads((index) => ({
      ...calculateCar.examples.body,
      ...EVERYTHING,
      policeSumInsured: SUM_STEP * (1 + (index % SUMS)),
    })),
  },
];

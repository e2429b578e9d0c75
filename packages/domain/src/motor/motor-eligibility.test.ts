import { expect, it } from "vitest";
import {
  eligibilityQuestions,
  getAgreements,
  type MotorFacts,
  type MotorIneligibility,
  motorIneligibility,
} from "./motor-eligibility.ts";

const TODAY = "2026-03-02";
const DRIVER = { birthDate: "1990-05-14", licenceDate: "2015-04-01" };

it.each<[MotorFacts, MotorIneligibility | undefined]>([
  [{ product: "ECI" }, undefined],
  [{ product: "ECI", issueYear: 2018, plate: "1234AA01", drivers: [DRIVER] }, undefined],
  [{ product: "MTPL", isLegalEntity: true }, { reason: "legalEntity" }],
  [{ product: "SCI", isTaxi: true }, { reason: "taxi" }],
  [{ product: "MTPL", plate: "1234 ТT 01" }, { reason: "taxi" }],
  [{ product: "ECI", issueYear: 2027 }, { reason: "carIssueYear" }],
  [{ product: "SCI", issueYear: 2006 }, undefined],
  [
    { product: "SCI", issueYear: 2005 },
    { reason: "carTooOld", maxAge: 20, instead: ["ECI", "MTPL"] },
  ],
  [
    { product: "SCI", issueYear: 1995 },
    { reason: "carTooOld", maxAge: 20, instead: ["MTPL"] },
  ],
  [{ product: "ECI", issueYear: 1996 }, undefined],
  [
    { product: "ECI", issueYear: 1995 },
    { reason: "carTooOld", maxAge: 30, instead: ["MTPL"] },
  ],
  [{ product: "MTPL", issueYear: 1981 }, undefined],
  [
    { product: "MTPL", issueYear: 1980 },
    { reason: "carTooOld", maxAge: 45, instead: [] },
  ],
  [
    { product: "ECI", drivers: [DRIVER, { birthDate: "2006-01-01" }] },
    { reason: "driverAge", driver: 1 },
  ],
  [
    { product: "SCI", drivers: [{ ...DRIVER, licenceDate: "2026-01-01" }] },
    { reason: "driverExperience", driver: 0 },
  ],
  [
    { product: "SCI", isTooOld: true },
    { reason: "carTooOld", maxAge: 20, instead: ["ECI", "MTPL"] },
  ],
  [
    { product: "SCI", isTooOld: true, issueYear: 1990 },
    { reason: "carTooOld", maxAge: 20, instead: ["MTPL"] },
  ],
  [
    { product: "ECI", hasNewDriver: true },
    { reason: "driverAge", driver: undefined },
  ],
  [{ product: "MTPL", hasNewDriver: true }, undefined],
  [{ product: "MTPL", drivers: [{ birthDate: "2006-01-01" }] }, undefined],
])("%j: %j", (facts, reason) => expect(motorIneligibility(facts, TODAY)).toEqual(reason));

it("asks about drivers for casco only", () => {
  expect(eligibilityQuestions("ECI")).toContain("hasNewDriver");
  expect(eligibilityQuestions("MTPL")).toEqual(["isTooOld", "isTaxi", "isLegalEntity"]);
});

it.each([
  ["MTPL", ["agree"]],
  ["ECI", ["agree", "noTaxiAgree", "ageAgree"]],
  ["SCI", ["agree", "noTaxiAgree", "ageAgree"]],
] as const)("%s requires %j", (product, fields) => expect(getAgreements(product)).toEqual(fields));

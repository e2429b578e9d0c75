import { addYears, ageOn, compareDates, isPersonName } from "@sughurta/domain";
import {
  agreementsOf,
  driverCountViolation,
  type MotorAgreement,
  type MotorProduct,
  needsTaxNumber,
  productOfProgram,
  residentDocType,
} from "@sughurta/domain/motor";
import type { FieldCodes } from "#src/http/failure-error.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import { type MotorForm, type MotorOrder, programOf } from "./motor-request.ts";
import { motorViolations } from "./motor-rules.ts";
import { paperViolations } from "./vehicle-papers.ts";

const HOLDER_AGE = { from: 18, to: 100 } as const;
const DRIVER_AGE = { from: 21, to: 100 } as const;
const LICENCE_FROM_AGE = 16;
const ISSUE_MAX_YEARS = 70;
const VALID_MAX_YEARS = 100;
const SERIES = /^[\p{L}\d]{1,4}$/u;
const NUMBER = /^[\p{L}\d]{6,15}$/u;
const TAX_NUMBER = /^\d{9}$/;
const AGREEMENT_CODES = {
  agree: "agreement",
  noTaxiAgree: "noTaxiAgreement",
  ageAgree: "ageAgreement",
} as const satisfies Record<MotorAgreement, FailureCode>;

type Driver = NonNullable<MotorOrder["drivers"]>[number];

function ageViolation(
  birthday: string,
  today: string,
  allowed: { from: number; to: number },
  code: FailureCode,
): FailureCode | undefined {
  const age = ageOn(birthday, today);
  return age < allowed.from || age > allowed.to ? code : undefined;
}

function nameViolations(names: Readonly<Record<string, string | undefined>>): FieldCodes {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name !== undefined && !isPersonName(name))
      .map(([field]) => [field, ["personName"]]),
  );
}

function issueViolation(order: MotorOrder, today: string): FailureCode | undefined {
  const issued = order.holderIssueDate;
  if (!issued) return undefined;
  const wrong =
    ageOn(order.holderBirthday, issued) < 1 ||
    compareDates(issued, today) > 0 ||
    compareDates(issued, addYears(today, -ISSUE_MAX_YEARS)) < 0;
  return wrong ? "issueDate" : undefined;
}

function holderViolations(order: MotorOrder, today: string): FieldCodes {
  const { holderLastname, holderFirstname, holderPatronymic } = order;
  const violations = nameViolations({ holderLastname, holderFirstname, holderPatronymic });
  const age = ageViolation(order.holderBirthday, today, HOLDER_AGE, "adultsOnly");
  if (age) violations.holderBirthday = [age];
  const { holderDocSeries, holderDocNumber, holderDocValidTo } = order;
  if (holderDocSeries !== undefined && !SERIES.test(holderDocSeries)) {
    violations.holderDocSeries = ["documentSeries"];
  }
  if (!NUMBER.test(holderDocNumber)) violations.holderDocNumber = ["documentLength"];
  if (holderDocValidTo) {
    const expired = compareDates(holderDocValidTo, today) < 0;
    if (expired || compareDates(holderDocValidTo, addYears(today, VALID_MAX_YEARS)) > 0) {
      violations.holderDocValidTo = ["documentExpired"];
    }
  }
  const issue = issueViolation(order, today);
  if (issue) violations.holderIssueDate = [issue];
  if (order.city !== undefined && [...order.city].length < 2) violations.city = ["city"];
  return violations;
}

/** What only compulsory liability asks: residence, tax number, city. */
function liabilityViolations(order: MotorOrder): FieldCodes {
  const violations: FieldCodes = {};
  const { residentType = "resident" } = order;
  if (order.residentType === undefined) violations.residentType = ["required"];
  if (order.holderDocType !== residentDocType(residentType)) {
    violations.holderDocType = ["residentDocument"];
  }
  if (needsTaxNumber(residentType) && !TAX_NUMBER.test(order.inn ?? "")) violations.inn = ["inn"];
  if (order.city === undefined) violations.city = ["city"];
  return violations;
}

function driverViolations(driver: Driver, index: number, today: string): FieldCodes {
  const { driverLastname, driverFirstname, driverPatr, driverBd, docIssueDate, docNumber } = driver;
  const violations = nameViolations({ driverLastname, driverFirstname, driverPatr });
  const required = { driverLastname, driverFirstname, driverBd, docIssueDate, docNumber };
  for (const [field, value] of Object.entries(required)) {
    if (value === undefined || value === null) violations[field] = ["required"];
  }
  if (docNumber !== undefined && !NUMBER.test(docNumber)) violations.docNumber = ["documentLength"];
  if (driver.docSeries !== undefined && !SERIES.test(driver.docSeries)) {
    violations.docSeries = ["documentSeries"];
  }
  if (driverBd) {
    const age = ageViolation(driverBd, today, DRIVER_AGE, "driverAge");
    if (age) violations.driverBd = [age];
    const tooFresh =
      docIssueDate &&
      (compareDates(docIssueDate, addYears(today, -1)) > 0 ||
        ageOn(driverBd, docIssueDate) < LICENCE_FROM_AGE);
    if (tooFresh) violations.docIssueDate = ["driverExperience"];
  }
  return Object.fromEntries(
    Object.entries(violations).map(([field, codes]) => [`drivers.${index}.${field}`, codes]),
  );
}

function agreementViolations(order: MotorOrder, product: MotorProduct): FieldCodes {
  const missing = agreementsOf(product).filter((field) => !order[field]);
  return Object.fromEntries(missing.map((field) => [field, [AGREEMENT_CODES[field]]]));
}

/** What only casco asks: drivers and e-mail. */
function cascoViolations(order: MotorOrder, today: string): FieldCodes {
  const violations: FieldCodes = {};
  if (order.holderEmail === undefined) violations.holderEmail = ["required"];
  // An order is paid by one payment: taking the whole sum from who chose parts would be a lie.
  if (order.calculateInstallments) violations.calculateInstallments = ["instalmentsByPhone"];
  const { drivers = [], multiDriveOption: multiDrive } = order;
  const count = driverCountViolation({ count: drivers.length, multiDrive });
  if (count) violations.drivers = [count];
  if (multiDrive) return violations;
  for (const [index, driver] of drivers.entries()) {
    Object.assign(violations, driverViolations(driver, index, today));
  }
  return violations;
}

/** Everything that keeps a motor order from being saved, by field (S2 §5). */
export function motorOrderViolations(order: MotorForm, today: string): FieldCodes {
  const program = programOf(order);
  if (program === undefined) return motorViolations(order, today);
  const product = productOfProgram(program);
  return {
    ...motorViolations(order, today),
    ...paperViolations(order, product),
    ...holderViolations(order, today),
    ...agreementViolations(order, product),
    ...(product === "MTPL" ? liabilityViolations(order) : cascoViolations(order, today)),
  };
}

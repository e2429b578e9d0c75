import { addYears, ageOn, compareDates, isPersonName } from "@sughurta/domain";
import type { FieldCodes } from "#src/http/failure-error.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import type { MotorForm, MotorOrder } from "./motor-request.ts";
import { motorFaults } from "./motor-rules.ts";
import { paperFaults } from "./vehicle-papers.ts";

const HOLDER_AGE = { from: 18, to: 100 } as const;
const DRIVER_AGE = { from: 21, to: 100 } as const;
const LICENCE_FROM_AGE = 16;
const ISSUE_MAX_YEARS = 70;
const VALID_MAX_YEARS = 100;
const SERIES = /^[\p{L}\d]{1,4}$/u;
const NUMBER = /^[\p{L}\d]{6,15}$/u;
const TAX_NUMBER = /^\d{9}$/;
const RESIDENT_DOCUMENT = 0;
const FOREIGN_DOCUMENT = 2;

type Driver = NonNullable<MotorOrder["drivers"]>[number];

function ageFault(
  birthday: string,
  today: string,
  allowed: { from: number; to: number },
  code: FailureCode,
): FailureCode | undefined {
  const age = ageOn(birthday, today);
  return age < allowed.from || age > allowed.to ? code : undefined;
}

function nameFaults(names: Readonly<Record<string, string | undefined>>): FieldCodes {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name !== undefined && !isPersonName(name))
      .map(([field]) => [field, ["personName"]]),
  );
}

function issueFault(order: MotorOrder, today: string): FailureCode | undefined {
  const issued = order.holderIssueDate;
  if (!issued) return undefined;
  const wrong =
    ageOn(order.holderBirthday, issued) < 1 ||
    compareDates(issued, today) > 0 ||
    compareDates(issued, addYears(today, -ISSUE_MAX_YEARS)) < 0;
  return wrong ? "issueDate" : undefined;
}

function holderFaults(order: MotorOrder, today: string): FieldCodes {
  const { holderLastname, holderFirstname, holderPatronymic } = order;
  const faults = nameFaults({ holderLastname, holderFirstname, holderPatronymic });
  const age = ageFault(order.holderBirthday, today, HOLDER_AGE, "adultsOnly");
  if (age) faults.holderBirthday = [age];
  const { holderDocSeries, holderDocNumber, holderDocValidTo } = order;
  if (holderDocSeries !== undefined && !SERIES.test(holderDocSeries)) {
    faults.holderDocSeries = ["documentSeries"];
  }
  if (!NUMBER.test(holderDocNumber)) faults.holderDocNumber = ["documentLength"];
  if (holderDocValidTo) {
    const expired = compareDates(holderDocValidTo, today) < 0;
    if (expired || compareDates(holderDocValidTo, addYears(today, VALID_MAX_YEARS)) > 0) {
      faults.holderDocValidTo = ["documentExpired"];
    }
  }
  const issue = issueFault(order, today);
  if (issue) faults.holderIssueDate = [issue];
  if (order.city !== undefined && [...order.city].length < 2) faults.city = ["city"];
  return faults;
}

/** What only compulsory liability asks: residence, tax number, city. */
function liabilityFaults(order: MotorOrder): FieldCodes {
  const faults: FieldCodes = {};
  const resident = order.residentType !== "nonresident";
  const wanted = resident ? RESIDENT_DOCUMENT : FOREIGN_DOCUMENT;
  if (order.residentType === undefined) faults.residentType = ["required"];
  if (order.holderDocType !== wanted) faults.holderDocType = ["residentDocument"];
  if (resident && !TAX_NUMBER.test(order.inn ?? "")) faults.inn = ["inn"];
  if (order.city === undefined) faults.city = ["city"];
  return faults;
}

function driverFaults(driver: Driver, index: number, today: string): FieldCodes {
  const { driverLastname, driverFirstname, driverPatr, driverBd, docIssueDate, docNumber } = driver;
  const faults = nameFaults({ driverLastname, driverFirstname, driverPatr });
  const required = { driverLastname, driverFirstname, driverBd, docIssueDate, docNumber };
  for (const [field, value] of Object.entries(required)) {
    if (value === undefined || value === null) faults[field] = ["required"];
  }
  if (docNumber !== undefined && !NUMBER.test(docNumber)) faults.docNumber = ["documentLength"];
  if (driver.docSeries !== undefined && !SERIES.test(driver.docSeries)) {
    faults.docSeries = ["documentSeries"];
  }
  if (driverBd) {
    const age = ageFault(driverBd, today, DRIVER_AGE, "driverAge");
    if (age) faults.driverBd = [age];
    const tooFresh =
      docIssueDate &&
      (compareDates(docIssueDate, addYears(today, -1)) > 0 ||
        ageOn(driverBd, docIssueDate) < LICENCE_FROM_AGE);
    if (tooFresh) faults.docIssueDate = ["driverExperience"];
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, codes]) => [`drivers.${index}.${field}`, codes]),
  );
}

/** What only casco asks: drivers, e-mail and two more agreements. */
function cascoFaults(order: MotorOrder, today: string): FieldCodes {
  const faults: FieldCodes = {};
  if (order.holderEmail === undefined) faults.holderEmail = ["required"];
  if (!order.noTaxiAgree) faults.noTaxiAgree = ["noTaxiAgreement"];
  if (!order.ageAgree) faults.ageAgree = ["ageAgreement"];
  // An order is paid by one payment: taking the whole sum from who chose parts would be a lie.
  if (order.calculateInstallments) faults.calculateInstallments = ["instalmentsByPhone"];
  if (order.multiDriveOption) return faults;
  const drivers = order.drivers ?? [];
  if (drivers.length === 0) faults.drivers = ["driversNeeded"];
  for (const [index, driver] of drivers.entries()) {
    Object.assign(faults, driverFaults(driver, index, today));
  }
  return faults;
}

/** Everything that keeps a motor order from being saved, by field (S2 §5). */
export function motorOrderFaults(order: MotorForm, today: string): FieldCodes {
  const liability = order.variant === "mci";
  return {
    ...motorFaults(order, today),
    ...paperFaults(order, liability),
    ...holderFaults(order, today),
    ...(liability ? liabilityFaults(order) : cascoFaults(order, today)),
  };
}

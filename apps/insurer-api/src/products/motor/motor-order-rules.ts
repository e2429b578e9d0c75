import { addDays, PERSON_NAME_MAX_LENGTH, personNameViolation } from "@sughurta/domain";
import { isCitizenship } from "@sughurta/domain/countries";
import {
  CITY_LENGTH,
  driverCountViolation,
  driverViolations,
  getAgreements,
  isLiabilityBegin,
  type MotorAgreement,
  type MotorProduct,
  needsTaxNumber,
  normalizeVehicleCode,
  offersMultiDrive,
  productOfProgram,
  residentDocTypes,
} from "@sughurta/domain/motor";
import {
  documentNumberViolation,
  documentSeriesViolation,
  holderAgeViolation,
  issueDateViolation,
  joinFullName,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  repeatedDocuments,
  repeatedPeople,
  taxNumberViolation,
  validToViolation,
} from "@sughurta/domain/person";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  order as orderTable,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import { isWithoutModel } from "./car-rules.ts";
import { getProgram, type MotorForm, type MotorOrder } from "./motor-request.ts";
import { motorViolations } from "./motor-rules.ts";
import { vehicleDocumentViolations } from "./vehicle-documents.ts";

const AGREEMENT_CODES = {
  agree: "agreement",
  noTaxiAgree: "noTaxiAgreement",
  ageAgree: "ageAgreement",
} as const satisfies Record<MotorAgreement, FailureCode>;

type Driver = NonNullable<MotorOrder["drivers"]>[number];

function nameViolations(names: Readonly<Record<string, string | undefined>>): FieldCodes {
  return fieldCodes(
    Object.fromEntries(
      Object.entries(names).map(([field, name]) => [
        field,
        name === undefined ? undefined : personNameViolation(name),
      ]),
    ),
  );
}

/** A full name has the maximum length of the form, SPEC-56. */
function wholeNameViolation(field: string, parts: Parameters<typeof joinFullName>[0]): FieldCodes {
  return joinFullName(parts).length > PERSON_NAME_MAX_LENGTH ? { [field]: ["tooLong"] } : {};
}

function holderViolations(order: MotorOrder, today: string): FieldCodes {
  const { holderLastname, holderFirstname, holderPatronymic, holderBirthday, city } = order;
  const { holderIssueDate: issued, holderDocValidTo: validTo, holderDocSeries = "" } = order;
  return {
    ...nameViolations({ holderLastname, holderFirstname, holderPatronymic }),
    ...wholeNameViolation("holderFullName", {
      lastName: holderLastname,
      firstName: holderFirstname,
      patronymic: holderPatronymic,
    }),
    ...fieldCodes({
      holderBirthday: holderAgeViolation(holderBirthday, today, MOTOR_HOLDER_AGE),
      holderDocSeries: documentSeriesViolation("motor", holderDocSeries),
      holderDocNumber: documentNumberViolation("motor", order.holderDocNumber),
      holderDocValidTo: validTo ? validToViolation(validTo, today) : undefined,
      holderIssueDate:
        !!issued &&
        issueDateViolation(issued, holderBirthday, today, MOTOR_DOCUMENT_FROM_AGE) !== undefined &&
        "issueDate",
      city: city !== undefined && [...city].length < CITY_LENGTH.from && "city",
    }),
  };
}

/** Fields required for an order of compulsory liability only: model, residence, tax number, city. */
function liabilityViolations(order: MotorOrder): FieldCodes {
  const { residentType = "resident", holderDocType, inn, city } = order;
  return fieldCodes({
    carModel: isWithoutModel(order) && "notInList",
    residentType: order.residentType === undefined && "required",
    holderDocType: !residentDocTypes(residentType).includes(holderDocType) && "residentDocument",
    inn: needsTaxNumber(residentType) && taxNumberViolation(inn ?? ""),
    city: city === undefined && "city",
    ...(order.holderDocValidTo ? {} : { holderDocValidTo: "required" }),
  });
}

function driverCodes(driver: Driver, index: number, today: string): FieldCodes {
  const { driverLastname, driverFirstname, driverPatr, docNumber, docSeries = "" } = driver;
  const { driverCitizenship } = driver;
  const birthDate = driver.driverBd ?? undefined;
  const licenceDate = driver.docIssueDate ?? undefined;
  const dates = driverViolations({ birthDate, licenceDate }, today);
  const codes = {
    ...nameViolations({ driverLastname, driverFirstname, driverPatr }),
    ...wholeNameViolation("driverFullName", {
      lastName: driverLastname,
      firstName: driverFirstname,
      patronymic: driverPatr,
    }),
    ...fieldCodes({
      driverCitizenship:
        driverCitizenship !== undefined && !isCitizenship(driverCitizenship) && "countryUnknown",
      driverLastname: driverLastname === undefined && "required",
      driverFirstname: driverFirstname === undefined && "required",
      driverBd: birthDate === undefined ? "required" : dates.birthDate,
      docIssueDate: licenceDate === undefined ? "required" : dates.licenceDate,
      docSeries: documentSeriesViolation("motor", docSeries),
      docNumber: docNumber === undefined ? "required" : documentNumberViolation("motor", docNumber),
    }),
  };
  return Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [`drivers.${index}.${field}`, code]),
  );
}

function agreementViolations(order: MotorOrder, product: MotorProduct): FieldCodes {
  const missing = getAgreements(product).filter((field) => !order[field]);
  return Object.fromEntries(missing.map((field) => [field, [AGREEMENT_CODES[field]]]));
}

/** Fields required for casco only: drivers and e-mail. */
function cascoViolations(order: MotorOrder, product: MotorProduct, today: string): FieldCodes {
  const violations: FieldCodes = fieldCodes({
    multiDriveOption: order.multiDriveOption && !offersMultiDrive(product) && "notAllowed",
  });
  if (order.holderEmail === undefined) violations.holderEmail = ["required"];
  if (!order.holderIssueDate) violations.holderIssueDate = ["required"];
  const { drivers = [], multiDriveOption: multiDrive } = order;
  const count = driverCountViolation({ count: drivers.length, multiDrive });
  if (count) violations.drivers = [count];
  if (multiDrive) return violations;
  for (const [index, driver] of drivers.entries()) {
    Object.assign(violations, driverCodes(driver, index, today));
  }
  return { ...violations, ...repeatedDrivers(drivers) };
}

/** Violations of a repeated driver or licence. */
function repeatedDrivers(drivers: readonly Driver[]): FieldCodes {
  const people = drivers.map(({ driverLastname, driverFirstname, driverPatr, driverBd }) => ({
    fullName: joinFullName({
      lastName: driverLastname,
      firstName: driverFirstname,
      patronymic: driverPatr,
    }),
    birthDate: driverBd ?? "",
  }));
  const licences = drivers.map(({ docSeries: series, docNumber }) => ({ series, docNumber }));
  return Object.fromEntries([
    ...repeatedPeople(people).map((at) => [`drivers.${at}.driverFullName`, ["personTwice"]]),
    ...repeatedDocuments(licences).map((at) => [`drivers.${at}.docNumber`, ["documentTwice"]]),
  ]);
}

/** All violations of a motor order, by field (S2 §5). */
export function motorOrderViolations(order: MotorForm, today: string): FieldCodes {
  const program = getProgram(order);
  if (program === undefined) return motorViolations(order, today);
  const product = productOfProgram(program);
  return {
    ...motorViolations(order, today),
    ...vehicleDocumentViolations(order, product),
    ...holderViolations(order, today),
    ...agreementViolations(order, product),
    ...(product === "MTPL" ? liabilityViolations(order) : cascoViolations(order, product, today)),
  };
}

/**
 * Violations of a first day of compulsory liability other than those of the form: tomorrow, or the day after the end of
 * a policy of the same vehicle (SPEC-51).
 */
export async function liabilityBeginViolations(
  db: Database,
  form: MotorForm,
  today: string,
): Promise<FieldCodes> {
  const program = getProgram(form);
  const { beginDate } = form;
  if (program === undefined || productOfProgram(program) !== "MTPL") return {};
  if (isLiabilityBegin(beginDate, today)) return {};
  const dayBefore = addDays(beginDate, -1);
  const [earlier] = await db
    .select({ endDate: policy.endDate })
    .from(policy)
    .innerJoin(orderTable, eq(orderTable.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        eq(policy.productCode, program),
        eq(policy.endDate, dayBefore),
        eq(
          sql`${orderTable.details} -> 'request' ->> 'gosNomer'`,
          normalizeVehicleCode(form.gosNomer ?? ""),
        ),
        isNull(policyCancellation.policyNumber),
      ),
    )
    .limit(1);
  return isLiabilityBegin(beginDate, today, earlier?.endDate)
    ? {}
    : { beginDate: ["liabilityBegin"] };
}

import { isIsoDate } from "@sughurta/domain";
import {
  CITY_LENGTH,
  driverViolations,
  needsTaxNumber,
  productOfProgram,
  residentDocTypes,
} from "@sughurta/domain/motor";
import {
  docTypeOf,
  holderAgeViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  repeatedDocuments,
  repeatedPeople,
  validToViolation,
} from "@sughurta/domain/person";
import { dateWithin, type FieldErrors, gender, requiredText, schemaErrors } from "@sughurta/forms";
import {
  addressShape,
  citizenship,
  contactShape,
  documentErrors,
  documentShape,
  fieldsIn,
  fullNameErrors,
  fullNameShape,
  licenceShape,
  taxNumber,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import { errorsOf } from "./errors-of.ts";
import {
  DRIVER_NAME,
  HOLDER_ADDRESS,
  HOLDER_ADDRESS_RULES,
  HOLDER_CONTACTS,
  HOLDER_DOCUMENT,
  HOLDER_ISSUE,
  HOLDER_NAME,
  LICENCE,
} from "./holder-fields.ts";
import type { DriverValues, MotorOrderValues } from "./order-values.ts";

/** Rules of the holder that concern one field each, for any kind of insurance (S2 §5); errors are codes. */
export const holderSchema = z.object({
  ...fullNameShape(HOLDER_NAME, "any"),
  ...contactShape(HOLDER_CONTACTS, { phone: "required", email: "optional" }),
  ...documentShape(HOLDER_DOCUMENT, { format: "motor" }),
  ...addressShape(HOLDER_ADDRESS, HOLDER_ADDRESS_RULES),
  holderBirthday: dateWithin({}),
});

/** Fields of compulsory liability only (S2 §2). */
const liabilitySchema = z.object({
  city: requiredText().check(
    z.minLength(CITY_LENGTH.from, "city"),
    z.maxLength(CITY_LENGTH.to, "city"),
  ),
  holderDocValidTo: dateWithin({}),
});

/** Fields of residents only (S2 §5). */
const residentSchema = z.object({ inn: taxNumber });

/** Fields of casco only (S2 §2, SPEC-56). */
const cascoSchema = z.object({
  ...contactShape(HOLDER_CONTACTS, { phone: "required", email: "required" }),
  ...documentShape(HOLDER_ISSUE, { format: "motor" }),
  holderGender: gender,
});

/** Rules of the holder that depend on the kind of insurance, the birth date and today (S2 §5, SPEC-56). */
export function holderErrors(values: MotorOrderValues, today: string): FieldErrors {
  const born = values.holderBirthday;
  return {
    ...fullNameErrors(HOLDER_NAME, values, "any"),
    ...errorsOf({
      holderBirthday: isIsoDate(born) ? ageCode(born, today) : undefined,
    }),
    ...(productOfProgram(values.program) === "MTPL"
      ? liabilityErrors(values, today)
      : cascoErrors(values, today)),
  };
}

function ageCode(born: string, today: string) {
  const violation = holderAgeViolation(born, today, MOTOR_HOLDER_AGE);
  return violation === "tooOld" ? "holderAge" : violation;
}

function liabilityErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { residentType, holderDocType, holderDocValidTo: validTo } = values;
  const docTypes: readonly (number | undefined)[] = residentDocTypes(residentType);
  return {
    ...errorsOf({
      holderDocType: docTypes.includes(docTypeOf(holderDocType)) ? undefined : "choice",
      holderDocValidTo: isIsoDate(validTo) ? validToViolation(validTo, today) : undefined,
    }),
    ...schemaErrors(liabilitySchema, values),
    ...(needsTaxNumber(residentType) ? schemaErrors(residentSchema, values) : {}),
  };
}

function cascoErrors(values: MotorOrderValues, today: string): FieldErrors {
  return {
    ...documentErrors(HOLDER_ISSUE, values, {
      today,
      format: "motor",
      birthDate: "holderBirthday",
      fromAge: MOTOR_DOCUMENT_FROM_AGE,
      oneIssueText: true,
    }),
    ...schemaErrors(cascoSchema, values),
  };
}

/** Whether drivers are named is a rule of the whole order. */
export const driversSchema = z.object({});

const driverSchema = z.object({
  ...fullNameShape(DRIVER_NAME, "any"),
  ...licenceShape(LICENCE),
  driverBd: dateWithin({}),
  driverGender: gender,
  driverCitizenship: citizenship,
});

/** Duplicates of a driver or a licence. */
function repeatedDrivers(drivers: readonly DriverValues[]): FieldErrors {
  const people = drivers.map(({ driverFullName: fullName, driverBd: birthDate }) => ({
    fullName,
    birthDate,
  }));
  const licences = drivers.map(({ docSeries: series, docNumber }) => ({ series, docNumber }));
  return errorsOf(
    Object.fromEntries([
      ...repeatedPeople(people).map((at) => [`drivers[${at}].driverFullName`, "personTwice"]),
      ...repeatedDocuments(licences).map((at) => [`drivers[${at}].docNumber`, "documentTwice"]),
    ]),
  );
}

/** Rules of the named drivers: there are none where any driver is insured (S2 §4, §5, SPEC-48). */
export function driversErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { drivers, multiDriveOption, program } = values;
  if (multiDriveOption || productOfProgram(program) === "MTPL") return {};
  return Object.assign(
    repeatedDrivers(drivers),
    ...drivers.map((driver, place) => {
      const fields = fieldsIn(`drivers[${place}]`, {
        ...DRIVER_NAME,
        ...LICENCE,
        born: "driverBd",
      });
      const own = Object.entries(schemaErrors(driverSchema, driver)).map(([field, error]) => [
        `drivers[${place}].${field}`,
        error,
      ]);
      const { birthDate, licenceDate } = driverViolations(
        {
          birthDate: isIsoDate(driver.driverBd) ? driver.driverBd : undefined,
          licenceDate: isIsoDate(driver.docIssueDate) ? driver.docIssueDate : undefined,
        },
        today,
      );
      return {
        ...errorsOf({ [fields.born]: birthDate, [fields.issueDate]: licenceDate }),
        ...fullNameErrors(fieldsIn(`drivers[${place}]`, DRIVER_NAME), values, "any"),
        ...Object.fromEntries(own),
      };
    }),
  );
}

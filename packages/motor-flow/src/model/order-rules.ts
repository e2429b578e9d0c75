import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import {
  CITY_LENGTH,
  carAge,
  carNameViolations,
  driverViolations,
  getAgreements,
  isCascoProgram,
  isMotorProgram,
  isRegistrationCertificate,
  issueYearViolation,
  isUnusualPlate,
  maxCarAge,
  motorOptionViolations,
  motorPeriodViolations,
  needsTaxNumber,
  plateViolation,
  productOfProgram,
  residentDocTypes,
  VEHICLE_CODE_MAX_LENGTH,
  vehicleIdentityViolations,
  vinViolation,
} from "@sughurta/domain/motor";
import {
  holderAgeViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  repeatedDocuments,
  repeatedPeople,
  toDocType,
  validToViolation,
} from "@sughurta/domain/person";
import {
  agreement,
  choiceFrom,
  dateWithin,
  type FieldErrors,
  gender,
  optionalText,
  requiredText,
  schemaErrors,
} from "@sughurta/forms";
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
import { insuredSumCode } from "./ineligibility.ts";
import type { DriverValues, MotorOrderValues } from "./order-values.ts";

/** Errors of the fields for which a rule has a code. */
export function getErrors(codes: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) =>
      code === undefined ? [] : [[field, { code }]],
    ),
  );
}

/** Rules of the vehicle that concern one field each (S2 §5); errors are codes. */
export const vehicleSchema = z.object({
  vehicleType: choiceFrom(["1", "2", "3", "4", "5"]),
  carIssueYear: z.string().check(z.minLength(1, "choice")),
  gosNomer: optionalText(VEHICLE_CODE_MAX_LENGTH),
  vin: optionalText(VEHICLE_CODE_MAX_LENGTH),
  bodyNumber: optionalText(VEHICLE_CODE_MAX_LENGTH),
  registrSvidet: optionalText(VEHICLE_CODE_MAX_LENGTH),
  beginDate: dateWithin({}),
});

const given = (text: string): string | undefined => text.trim() || undefined;

/** Rules of the vehicle that depend on the kind of insurance and today (S2 §5, SPEC-49, SPEC-51 to SPEC-53). */
export function vehicleErrors(values: MotorOrderValues, today: string): FieldErrors {
  const product = productOfProgram(values.program);
  const { isTyped, carMark, carModel, carIssueYear, registrSvidet, beginDate } = values;
  const names = isTyped
    ? { markaTxt: given(values.markaTxt), modelTxt: given(values.modelTxt) }
    : { carMark: given(carMark), carModel: given(carModel) };
  const named = carNameViolations(names, { make: carMark !== "", model: carModel !== "" });
  const year = carIssueYear === "" ? undefined : Number(carIssueYear);
  const isCasco = product !== "MTPL";
  const errors = getErrors({
    ...(isTyped
      ? {
          markaTxt: named.markaTxt ?? (named.carMark && "required"),
          modelTxt: named.modelTxt ?? (named.carModel && "required"),
        }
      : { carMark: named.carMark && "choice", carModel: named.carModel && "choice" }),
    carIssueYear:
      year === undefined ? undefined : issueYearViolation(year, oldestProgram(values), today),
    policeSumInsured: insuredSumCode(values, today),
    carBodyType: isCasco && values.carBodyType === "" ? "choice" : undefined,
    gosNomer: plateViolation(given(values.gosNomer), product),
    gosNomerConfirmed:
      isUnusualPlate(values.gosNomer) && !values.gosNomerConfirmed ? "confirmPlate" : undefined,
    ...vehicleIdentityViolations(
      { vin: given(values.vin), bodyNumber: given(values.bodyNumber) },
      product,
    ),
    registrSvidet:
      registrSvidet.trim() !== "" && !isRegistrationCertificate(registrSvidet)
        ? "registrationCertificate"
        : undefined,
    ...(isIsoDate(beginDate) ? motorPeriodViolations({ beginDate }, today) : {}),
  });
  return { ...errors, ...vinLengthError(values.vin, errors) };
}

/** The number of characters, where a VIN has the wrong length (SPEC-67). */
function vinLengthError(vin: string, errors: FieldErrors): FieldErrors {
  const violation = errors.vin?.code === "validateVin" ? vinViolation(vin) : undefined;
  if (violation?.code !== "vinLength") return {};
  return { vin: { code: "vinLength", values: { length: violation.length } } };
}

/** The programme of its kind that accepts the oldest cars: the actual one is chosen later. */
function oldestProgram({ program }: MotorOrderValues) {
  return productOfProgram(program) === "ECI" ? "ECI_P1" : program;
}

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
    ...getErrors({
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
    ...getErrors({
      holderDocType: docTypes.includes(toDocType(holderDocType)) ? undefined : "choice",
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
  return getErrors(
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
        ...getErrors({ [fields.born]: birthDate, [fields.issueDate]: licenceDate }),
        ...fullNameErrors(fieldsIn(`drivers[${place}]`, DRIVER_NAME), values, "any"),
        ...Object.fromEntries(own),
      };
    }),
  );
}

/** The choice of a programme (S2 §5). */
const programSchema = z.object({
  program: z.string().check(z.refine(isMotorProgram, "choice")),
});

/** A programme that does not accept a car of this age (SPEC-49), and its sum. */
function programErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { program, carIssueYear } = values;
  const isKnown = isCascoProgram(program) && carIssueYear !== "";
  const isTooOld = isKnown && carAge(Number(carIssueYear), today) > maxCarAge(program);
  return getErrors({
    program: isTooOld ? "carTooOld" : undefined,
    policeSumInsured: insuredSumCode(values, today),
  });
}

/** The way of compensation, which is optional (S2 §4). */
const optionsSchema = z.object({ compensation: choiceFrom(["", "0", "1", "2", "3"]) });

/** Options whose sum is not in their list (S2 §5). */
function optionsErrors(values: MotorOrderValues): FieldErrors {
  return getErrors(motorOptionViolations(values));
}

/** The agreement to the rules (S2 §5). */
const reviewSchema = z.object({ agree: agreement });

/** The further agreements of casco (SPEC-24). */
function reviewErrors(values: MotorOrderValues): FieldErrors {
  const missing = getAgreements(productOfProgram(values.program)).filter((field) => !values[field]);
  return Object.fromEntries(missing.map((field) => [field, { code: "agreement" }]));
}

/** Rules of each part of a motor order (S2 §5). */
export const motorRules = {
  vehicle: { schema: vehicleSchema, errors: vehicleErrors },
  program: { schema: programSchema, errors: programErrors },
  options: { schema: optionsSchema, errors: optionsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  drivers: { schema: driversSchema, errors: driversErrors },
  review: { schema: reviewSchema, errors: reviewErrors },
};

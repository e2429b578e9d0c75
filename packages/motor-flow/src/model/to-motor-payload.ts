import type { BodyOf } from "@sughurta/contracts/core";
import type { calculateCar, saveCar } from "@sughurta/contracts/motor";
import { genderCode, isIsoDate, normalizeName, toWirePhone } from "@sughurta/domain";
import {
  carAge,
  isCascoProgram,
  MOTOR_DURATION_MONTHS,
  MOTOR_OPTIONS,
  type MotorProduct,
  motorPeriodViolations,
  needsTaxNumber,
  normalizeRegistrationCertificate,
  normalizeVehicleCode,
  offersOption,
  productOfProgram,
  vehicleTypeCode,
} from "@sughurta/domain/motor";
import { normalizeDocument, toDocType } from "@sughurta/domain/person";
import { yearIneligibility } from "./ineligibility.ts";
import type { DriverValues, MotorOrderValues } from "./order-values.ts";

/** Payload of the motor calculators (S2 §7). */
export type MotorQuoteRequest = BodyOf<typeof calculateCar>;
/** Payload of saving a motor order without the displayed price (S2 §7). */
export type MotorOrderRequest = Omit<BodyOf<typeof saveCar>, "sumPrem">;

/** Input of a price beside the form. */
export interface QuoteExtras {
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly coupon?: string | undefined;
  readonly partner?: string | undefined;
}

/** Values of an order beside the form. */
export interface OrderExtras extends QuoteExtras {
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
}

const filled = (text: string): string | undefined => text.trim() || undefined;

const toGender = (gender: string) =>
  gender === "f" || gender === "m" ? genderCode(gender) : undefined;

function getNames(values: MotorOrderValues) {
  return values.isTyped
    ? {
        markaTxt: filled(normalizeName(values.markaTxt)),
        modelTxt: filled(normalizeName(values.modelTxt)),
      }
    : { carMark: filled(values.carMark), carModel: filled(values.carModel) };
}

function toOptions(values: MotorOrderValues) {
  const options = Object.fromEntries(
    MOTOR_OPTIONS.map((option) => [
      option,
      offersOption(values.program, option) ? values[option] : 0,
    ]),
  );
  return {
    ...options,
    ...(isCascoProgram(values.program)
      ? { policeSumInsured: Number(values.policeSumInsured) }
      : {}),
    ...(values.compensation === "" ? {} : { compensation: Number(values.compensation) }),
    calculateInstallments: values.calculateInstallments && isCascoProgram(values.program),
    multiDriveOption: values.multiDriveOption,
  };
}

/** Input about the vehicle and its cover, without people. */
function getCover(values: MotorOrderValues, product: MotorProduct, extras: QuoteExtras) {
  const year = Number(values.carIssueYear);
  const { coupon, partner, today } = extras;
  return {
    program: values.program,
    ...getNames(values),
    carIssueYear: year,
    carIssueYearDelta: carAge(year, today),
    beginDate: values.beginDate,
    endDate: values.endDate,
    duration: MOTOR_DURATION_MONTHS,
    currency: "TJS" as const,
    ...(product === "MTPL"
      ? {
          vehicleType: vehicleTypeCode(Number(values.vehicleType)),
          residentType: values.residentType,
        }
      : toOptions(values)),
    ...(coupon ? { coupon } : {}),
    ...(partner ? { partner } : {}),
  };
}

/** Drivers in the price: their dates, no names. */
function getDriverDates({ driverBd, docIssueDate }: DriverValues) {
  return {
    driverBd: isIsoDate(driverBd) ? driverBd : undefined,
    docIssueDate: isIsoDate(docIssueDate) ? docIssueDate : undefined,
  };
}

/** Whether the first day of cover in the form can no longer be sold (SPEC-59). */
export function hasBeginPassed({ beginDate }: MotorOrderValues, today: string): boolean {
  return isIsoDate(beginDate) && "beginDate" in motorPeriodViolations({ beginDate }, today);
}

/** The price request, without names and documents; `undefined` while a required value is missing. */
export function toMotorQuote(
  values: MotorOrderValues,
  extras: QuoteExtras,
): MotorQuoteRequest | undefined {
  const product = productOfProgram(values.program);
  const cover = getCover(values, product, extras);
  const names: Readonly<Record<string, string | undefined>> = getNames(values);
  // Compulsory liability is priced by the kind of vehicle: the model may be chosen later.
  const needed = product === "MTPL" ? [names.carMark ?? names.markaTxt] : Object.values(names);
  const isNamed = needed.every((name) => name !== undefined);
  const hasSum = product !== "ECI" || values.policeSumInsured !== "";
  if (yearIneligibility(values, extras.today) || hasBeginPassed(values, extras.today))
    return undefined;
  if (!isNamed || values.carIssueYear === "" || !isIsoDate(values.beginDate) || !hasSum) {
    return undefined;
  }
  const asksDrivers = product !== "MTPL" && !values.multiDriveOption;
  return asksDrivers ? { ...cover, drivers: values.drivers.map(getDriverDates) } : cover;
}

function toDriver(driver: DriverValues) {
  return {
    driverFullName: normalizeName(driver.driverFullName),
    driverLastname: normalizeName(driver.driverLastname),
    driverFirstname: normalizeName(driver.driverFirstname),
    driverPatr: filled(normalizeName(driver.driverPatr)),
    driverBd: driver.driverBd,
    driverGender: toGender(driver.driverGender),
    driverCitizenship: driver.driverCitizenship,
    docSeries: filled(normalizeDocument(driver.docSeries)),
    docNumber: normalizeDocument(driver.docNumber),
    docIssueDate: driver.docIssueDate,
  };
}

function toHolder(values: MotorOrderValues, product: MotorProduct) {
  const liability =
    product === "MTPL"
      ? {
          inn: needsTaxNumber(values.residentType) ? filled(values.inn) : undefined,
          city: values.city.trim(),
          residentType: values.residentType,
        }
      : {};
  return {
    ...liability,
    holderLastname: normalizeName(values.holderLastname),
    holderFirstname: normalizeName(values.holderFirstname),
    holderPatronymic: filled(normalizeName(values.holderPatronymic)),
    holderBirthday: values.holderBirthday,
    holderGender: toGender(values.holderGender),
    holderPhone: toWirePhone(values.holderPhone),
    holderEmail: filled(values.holderEmail),
    holderDocType: toDocType(values.holderDocType) ?? 0,
    holderDocSeries: filled(normalizeDocument(values.holderDocSeries)),
    holderDocNumber: normalizeDocument(values.holderDocNumber),
    holderDocValidTo: filled(values.holderDocValidTo),
    holderIssueDate: filled(values.holderIssueDate),
    holderIssueInstitution: filled(values.holderIssueInstitution),
    holderAddress: values.holderAddress.trim(),
  };
}

function getPapers(values: MotorOrderValues) {
  return {
    carBodyType: values.carBodyType === "" ? undefined : Number(values.carBodyType),
    gosNomer: filled(normalizeVehicleCode(values.gosNomer)),
    vin: filled(normalizeVehicleCode(values.vin)),
    bodyNumber: filled(normalizeVehicleCode(values.bodyNumber)),
    registrSvidet: filled(normalizeRegistrationCertificate(values.registrSvidet)),
    color: filled(values.color),
  };
}

/** A whole order without its price, as it is saved (S2 §7). */
export function toMotorPayload(
  values: MotorOrderValues,
  { partnerReference, ...extras }: OrderExtras,
): MotorOrderRequest {
  const product = productOfProgram(values.program);
  const isCasco = product !== "MTPL";
  return {
    ...getCover(values, product, extras),
    ...(partnerReference ? { partnerReference } : {}),
    ...getPapers(values),
    ...toHolder(values, product),
    ...(isCasco && !values.multiDriveOption ? { drivers: values.drivers.map(toDriver) } : {}),
    agree: true,
    ...(isCasco ? { noTaxiAgree: values.noTaxiAgree, ageAgree: values.ageAgree } : {}),
  };
}

import { isIsoDate } from "@sughurta/domain";
import {
  carNameViolations,
  isRegistrationCertificate,
  issueYearViolation,
  isUnusualPlate,
  motorPeriodViolations,
  plateViolation,
  productOfProgram,
  VEHICLE_CODE_MAX_LENGTH,
  vehicleIdentityViolations,
  vinViolation,
} from "@sughurta/domain/motor";
import { choiceOf, dateWithin, type FieldErrors, optionalText } from "@sughurta/forms";
import * as z from "zod/mini";
import { errorsOf } from "./errors-of.ts";
import { insuredSumCode } from "./insured-sum.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** Rules of the vehicle that concern one field each (S2 §5); errors are codes. */
export const vehicleSchema = z.object({
  vehicleType: choiceOf(["1", "2", "3", "4", "5"]),
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
  const errors = errorsOf({
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

import { isIsoDate } from "@sughurta/domain";
import {
  carNameViolations,
  isRegistrationCertificate,
  issueYearViolation,
  motorPeriodViolations,
  plateViolation,
  productOfProgram,
  tidyVehicleCode,
  VIN_LENGTH,
  vehicleIdentityViolations,
} from "@sughurta/domain/motor";
import { choiceOf, dateWithin, type FieldErrors, optionalText } from "@sughurta/forms";
import * as z from "zod/mini";
import { errorsOf } from "../../order/errors-of.ts";
import { insuredSumCode } from "../../order/insured-sum.ts";
import type { MotorOrderValues } from "../../order/order-values.ts";

/** Longest number of a vehicle, spaces and dashes counted. */
const CODE_MAX_LENGTH = 30;

/** Rules of the vehicle that concern one field each (S2 §5); errors are codes. */
export const vehicleSchema = z.object({
  vehicleType: choiceOf(["1", "2", "3", "4", "5"]),
  carIssueYear: z.string().check(z.minLength(1, "choice")),
  gosNomer: optionalText(CODE_MAX_LENGTH),
  vin: optionalText(CODE_MAX_LENGTH),
  bodyNumber: optionalText(CODE_MAX_LENGTH),
  registrSvidet: optionalText(CODE_MAX_LENGTH),
  beginDate: dateWithin({}),
});

const given = (text: string): string | undefined => text.trim() || undefined;

/** Rules of the vehicle that depend on what is insured and on today (S2 §5, decisions 49, 51–53). */
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
      ? { markaTxt: named.carMark && "required", modelTxt: named.carModel && "required" }
      : { carMark: named.carMark && "choice", carModel: named.carModel && "choice" }),
    carIssueYear:
      year === undefined ? undefined : issueYearViolation(year, oldestProgram(values), today),
    policeSumInsured: insuredSumCode(values, today),
    carBodyType: isCasco && values.carBodyType === "" ? "choice" : undefined,
    gosNomer: plateViolation(given(values.gosNomer), product),
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

/** Says how many characters there are, where that is what is wrong with a VIN (decision 67). */
function vinLengthError(vin: string, errors: FieldErrors): FieldErrors {
  const { length } = tidyVehicleCode(vin);
  if (errors.vin?.code !== "validateVin" || length === VIN_LENGTH) return {};
  return { vin: { code: "vinLength", values: { length } } };
}

/** The programme that takes the oldest cars of its kind: which one is chosen is asked later. */
function oldestProgram({ program }: MotorOrderValues) {
  return productOfProgram(program) === "ECI" ? "ECI_P1" : program;
}

import {
  carNameViolations,
  insuredSumsFor,
  isBodyType,
  isCascoProgram,
  issueYearViolation,
  kindsOfSameUse,
  MAX_CAR_AGE_YEARS,
  type MotorProgram,
  VEHICLE_TYPES,
} from "@sughurta/domain/motor";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import {
  type CarModel,
  carMake,
  carModel,
  getSums,
  getVehicleTypes,
  getYears,
  typedMake,
  typedModel,
} from "./directory/car-directory.ts";
import type { MotorRequest } from "./motor-request.ts";

const CAR = VEHICLE_TYPES.indexOf("car");
const getYear = (today: string) => Number(today.slice(0, 4));

/** The make and the model that a request chose from the directory; free text has none. */
function named({ carMark, carModel: modelName }: MotorRequest) {
  const make = carMark === undefined ? undefined : carMake(carMark);
  const model = make && modelName !== undefined ? carModel(make, modelName) : undefined;
  return { make, model };
}

/** The make and the model of the directory that a request names, chosen or typed. */
function directoryVehicle(request: MotorRequest) {
  const { carModel: modelName, markaTxt = "", modelTxt = "" } = request;
  const make = named(request).make ?? typedMake(markaTxt);
  const model =
    make && (carModel(make, modelName ?? "") ?? typedModel(make, modelName ?? modelTxt));
  return { make, model };
}

/** Whether the directory lacks the model of a request, so that staff check the kind of vehicle. */
export function needsVehicleCheck(request: MotorRequest): boolean {
  return directoryVehicle(request).model === undefined;
}

/**
 * Codes of the kinds of vehicle whose highest price a request pays: the declared one, and for a vehicle that the
 * directory lacks every kind with the same use that its make builds, if the make is in the directory. SPEC-96.
 */
export function kindsToPrice(request: MotorRequest): readonly number[] {
  const { vehicleType = CAR } = request;
  const { make, model } = directoryVehicle(request);
  if (model || (make && isWithoutModel(request))) return [vehicleType];
  const sameUse = kindsOfSameUse(vehicleType);
  return make ? sameUse.filter((kind) => getVehicleTypes(make).has(kind)) : sameUse;
}

function yearCode(
  { carIssueYear }: MotorRequest,
  model: CarModel | undefined,
  program: MotorProgram,
  today: string,
) {
  const violation = issueYearViolation(carIssueYear, program, today);
  if (violation || !model) return violation;
  const years = getYears(model, getYear(today), MAX_CAR_AGE_YEARS.MTPL);
  return years.includes(carIssueYear) ? undefined : "carIssueYear";
}

/** Violation if a vehicle cannot be insured as a kind: its model, or every model of its make, is of another one. */
function kindViolation(
  request: MotorRequest,
  vehicleType: number,
): "vehicleTypeOfModel" | "vehicleTypeOfMake" | undefined {
  const { make, model } = directoryVehicle(request);
  if (model) return model.vehicleTypes.includes(vehicleType) ? undefined : "vehicleTypeOfModel";
  return make && !getVehicleTypes(make).has(vehicleType) ? "vehicleTypeOfMake" : undefined;
}

/** Whether a request names no model. */
export function isWithoutModel({ carModel: modelName, modelTxt }: MotorRequest): boolean {
  return modelName === undefined && modelTxt === undefined;
}

/**
 * Violations of the vehicle of a request, by field. Compulsory liability is priced by the kind of vehicle, so that its
 * price needs no model.
 */
export function carViolations(
  request: MotorRequest,
  program: MotorProgram,
  today: string,
): FieldCodes {
  const { vehicleType = CAR, carIssueYear, carBodyType, policeSumInsured = 0 } = request;
  const { make, model } = named(request);
  // Typing the name of a listed model does not allow sums above those of that model.
  const sold = directoryVehicle(request).model;
  const sums = insuredSumsFor(sold && getSums(sold, carIssueYear, getYear(today)));
  const insured = !isCascoProgram(program) || sums.includes(policeSumInsured);
  const names = carNameViolations(request, {
    make: make !== undefined,
    model: model !== undefined,
  });
  const needsModel = program !== "MCI_P1" || !isWithoutModel(request);
  return fieldCodes({
    carMark: names.carMark,
    markaTxt: names.markaTxt,
    modelTxt: names.modelTxt,
    carModel: needsModel && names.carModel,
    carIssueYear: yearCode(request, model, program, today),
    ...(program === "MCI_P1"
      ? { vehicleType: kindViolation(request, vehicleType) }
      : kindViolation(request, CAR) && { carModel: "cascoCarsOnly" }),
    policeSumInsured: !insured && "insuredSum",
    carBodyType: carBodyType !== undefined && !isBodyType(carBodyType) && "notInList",
  });
}
